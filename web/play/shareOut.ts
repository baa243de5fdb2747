/** What became of sharing: `closed` also when the person thought better of it; `unable`: they must copy it themselves. */
export type Shared = 'closed' | 'copied' | 'unable';

const NO_FAILURE = ['AbortError', 'InvalidStateError'];

/**
 * Shares a text by what this device offers: its share sheet, with the picture if that can take files; else the
 * clipboard. To be called straight from a press: browsers allow neither at other times.
 */
export async function shareOut(text: string, picture: File | null): Promise<Shared> {
  // Older browsers and plain http lack some of it.
  const { share, canShare, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    const withPicture = picture && { text, files: [picture] };
    const data = withPicture && canShare?.call(navigator, withPicture) ? withPicture : { text };
    try {
      await share.call(navigator, data);
      return 'closed';
    } catch (error) {
      // Closing the sheet is no failure, nor is a second press while it is up; nor a sheet that cannot be opened as
      // long as there is a clipboard.
      if (error instanceof DOMException && NO_FAILURE.includes(error.name)) return 'closed';
    }
  }
  try {
    if (!clipboard) return 'unable';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'unable';
  }
}
