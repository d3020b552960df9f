import { describe, expect, it } from 'vitest'

import { extensionOf, extensionsOf, fitsContentType, typeOfContent, typeOfName } from './index.ts'

const bytesOfText = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))

describe('the name of a file', () => {
  it('[P-FILE-03] ends with its extension, whatever its case', () => {
    expect(extensionOf('Scan.final.PDF')).toBe('pdf')
    expect(extensionOf('scan')).toBe('')
    expect(extensionOf('.pdf')).toBe('')
    expect(extensionOf('scan.')).toBe('')
    expect(typeOfName('photo.JPEG')).toBe('jpg')
    expect(typeOfName('photo.gif')).toBeUndefined()
  })

  it('[P-FILE-14] of a type may have several extensions', () => {
    expect(extensionsOf(['png', 'jpg'])).toEqual(['.png', '.jpg', '.jpeg'])
  })
})

describe('the first bytes of a file', () => {
  it('show its type, or none that is taken', () => {
    expect(typeOfContent(bytesOfText('%PDF-1.4'))).toBe('pdf')
    expect(typeOfContent(bytesOfText('%PDF 1.4'))).toBeUndefined()
    expect(typeOfContent(bytesOfText('GIF89a00'))).toBeUndefined()
    expect(typeOfContent(bytesOfText('<script>'))).toBeUndefined()
    expect(typeOfContent(new Uint8Array())).toBeUndefined()
  })
})

describe('what a file calls itself', () => {
  it('fits its type by any of the usual words, or says nothing', () => {
    expect(fitsContentType('jpg', 'image/pjpeg')).toBe(true)
    expect(fitsContentType('jpg', 'image/png')).toBe(false)
    expect(fitsContentType('png', ' Image/PNG ; x=1')).toBe(true)
    expect(fitsContentType('pdf', '')).toBe(true)
  })
})
