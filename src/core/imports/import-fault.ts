/** A file that cannot be read, or not safely; the message is for whoever gave it, and says what to do. */
export class ImportFault extends Error {
  override name = 'ImportFault';
}
