import type { SaveFilePort } from '@hautelisse/machines/documents'

/** Decodes base64 into bytes; throws where the text is not base64. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place)
  return bytes
}

/** Hands bytes over as a file, by a link that nobody sees. */
export const saveFile: SaveFilePort = ({ name, type }, base64) => {
  const address = URL.createObjectURL(new Blob([bytesOf(base64)], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
