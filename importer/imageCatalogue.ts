/** Which pictures there are for a puzzle file to use; paths are storage paths. */
export type ImageCatalogue = {
  imageExists(path: string): boolean;
  /** The paths of the pictures directly in a folder; the bucket's root is the empty text. */
  folderImages(folder: string): readonly string[];
};
