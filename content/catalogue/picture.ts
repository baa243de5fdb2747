/** One group of pictures: id -> [code points of the asset, what a player who cannot see it hears]. */
export type PictureTable = Readonly<Record<string, readonly [codePoints: string, alt: string]>>;

/** A picture of the starter pack: `file` is its name in the asset folder of `@lobehub/fluent-emoji-3d`. */
export interface Picture {
  readonly id: string;
  readonly file: string;
  readonly alt: string;
}
