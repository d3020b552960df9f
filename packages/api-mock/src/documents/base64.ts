const CHUNK = 0x80_00

/** Writes bytes as base64, on a server and in a page alike. */
export const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  return btoa(text)
}

/** Writes a text, as UTF-8, as base64. */
export const base64OfText = (text: string): string => base64Of(new TextEncoder().encode(text))
