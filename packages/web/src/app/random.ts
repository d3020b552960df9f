/** A text of 48 hexadecimal digits that nobody can guess. */
export const unguessable = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')
