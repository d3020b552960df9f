import type { EncryptPort } from '@hautelisse/machines/pension'

const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

const bytesOf = (pem: string): Uint8Array<ArrayBuffer> => {
  const inner = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  return Uint8Array.from(atob(inner), (sign) => sign.codePointAt(0) ?? 0)
}

/** Encrypts a text for the pension service, with the browser's own cryptography (S-CALL-27). */
export const encrypt: EncryptPort = async (pem, text) => {
  const key = await crypto.subtle.importKey('spki', bytesOf(pem), CIPHER, false, ['encrypt'])
  const encrypted = await crypto.subtle.encrypt(CIPHER, key, new TextEncoder().encode(text))
  return btoa(String.fromCodePoint(...new Uint8Array(encrypted)))
}
