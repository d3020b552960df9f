import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../chromium.ts'

const picturesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png')))

const asBase64 = (folder: string, name: string): string => readFileSync(join(folder, name)).toString('base64')

/** Counts in the page the pixels of two pictures that differ; pictures of two sizes are told by their sizes. */
const difference = async ([before, after]: readonly [string, string]): Promise<string | undefined> => {
  const pixelsOf = async (picture: string): Promise<ImageData> => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser draws nothing.')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)]
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width} × ${one.height} before, ${other.width} × ${other.height} after`
  let count = 0
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((channel) => one.data[at + channel] !== other.data[at + channel])) count += 1
  return count === 0 ? undefined : `${count} pixels`
}

/**
 * Lists the pictures of two folders that differ, a line each: by pixels, by size, or because one folder alone has them.
 *
 * @param executablePath - browser that decodes the pictures
 * @param before - folder of the earlier pictures
 * @param after - folder of the later ones
 * @example await comparePictures('/usr/bin/chromium', 'shots-before', 'shots') // ['savings/390-fr-light.png: 120 pixels', '1 of 162 pictures differ']
 */
export const comparePictures = async (executablePath: string, before: string, after: string): Promise<readonly string[]> => {
  const [earlier, later] = [picturesIn(before), picturesIn(after)]
  const names = [...new Set([...earlier, ...later])].toSorted()
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage()
    const lines: string[] = []
    for (const name of names) {
      if (!earlier.has(name)) lines.push(`${name}: new`)
      else if (!later.has(name)) lines.push(`${name}: gone`)
      else {
        const found = await page.evaluate(difference, [asBase64(before, name), asBase64(after, name)] as const)
        if (found !== undefined) lines.push(`${name}: ${found}`)
      }
    }
    return [...lines, `${lines.length} of ${names.length} pictures differ`]
  } finally {
    await browser.close()
  }
}
