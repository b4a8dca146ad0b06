const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

/** By the system's own sheet where there is one, else to the clipboard, else as a file; null if the person thought better of it. */
export async function shareImage(
  canvas: HTMLCanvasElement,
  title: string,
): Promise<'shared' | 'copied' | 'saved' | null> {
  const blob = await toBlob(canvas);
  if (!blob) return null;
  const file = new File([blob], 'workout.png', { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet is an answer, not a fault.
    return navigator.share({ files: [file], title }).then(
      () => 'shared' as const,
      () => null,
    );
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return 'copied';
  } catch {
    // Not allowed, or not known to this browser.
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
    return 'saved';
  }
}
