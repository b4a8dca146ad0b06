import { open } from 'node:fs/promises';
import { httpError } from '../http/http-error.ts';

/** More than any phone makes; a small file can unfold to far more. */
const MAX_PIXELS = 40_000_000;
const FULL_EDGE = 1600;
const SMALL_EDGE = 480;
const QUALITY = 82;

export type Picture = { full: Uint8Array; small: Uint8Array; width: number; height: number };

/** How each kind of file begins; `null` stands for any byte. */
const BEGINNINGS: (number | null)[][] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const LONGEST_BEGINNING = 12;

async function isPhoto(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: bytes } = await file.read({ buffer: new Uint8Array(LONGEST_BEGINNING), position: 0 });
    return BEGINNINGS.some((beginning) => beginning.every((byte, index) => byte === null || bytes[index] === byte));
  } finally {
    await file.close();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the photo in a file by what it holds, not by its name, and writes it anew: upright, of bounded size, with nothing but its
 * pixels (no place, no camera, no preview). One at a time, so that a few large ones cannot fill the memory.
 * Throws a 415 for another kind of file, a 413 for too many pixels, a 400 for what cannot be read.
 */
export function readPicture(path: string): Promise<Picture> {
  const mine = last.then(() => rewrite(path));
  last = mine.catch(() => undefined);
  return mine;
}

async function rewrite(path: string): Promise<Picture> {
  if (!(await isPhoto(path))) {
    throw httpError('unsupported_media_type', 'Please choose a photo: a JPEG, PNG or WebP file.');
  }
  const { default: sharp } = await import('sharp');
  // Each file is read once and then gone.
  sharp.cache({ files: 0 });
  const opened = () => sharp(path, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height } = await opened().metadata().catch(unreadable);
  if (width * height > MAX_PIXELS) {
    throw httpError('payload_too_large', 'That photo has more than 40 megapixels. Please choose a smaller one.');
  }
  const scaled = (edge: number) =>
    opened()
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  const full = await scaled(FULL_EDGE).catch(unreadable);
  const small = await scaled(SMALL_EDGE).catch(unreadable);
  return { full: full.data, small: small.data, width: full.info.width, height: full.info.height };
}

function unreadable(error: unknown): never {
  throw httpError('bad_request', 'We could not read that photo. Please try another one.', { detail: error });
}
