/** What the server takes, less some room. */
const LARGEST = 9 * 1024 * 1024;
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const LONGEST_SIDE = 2400;

/**
 * A picture as it can be sent. What the server takes goes as it is, since browsers that hide what they run on blur what
 * they draw; what is too large, or in a format of a phone's own, is drawn anew where the browser can read it.
 */
export async function sendablePicture(file: File): Promise<Blob> {
  if (TAKEN.has(file.type) && file.size <= LARGEST) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (bitmap === null || context === null) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn ?? file), 'image/jpeg', 0.85));
}
