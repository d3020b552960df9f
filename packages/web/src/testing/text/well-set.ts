import { expect } from 'vitest'

/** Wordings of the specification that are kept letter for letter, with the plain space that they have. */
const IMPOSED = [/ne peut excéder \d+ Mo/g, /doit être compris entre \d+ et \d+ ans/g]

/** A plain space where a line must not break: between a number and its unit, after a sign, before a sign of two parts. */
const BREAK =
  /\d (?:ans?|mois|jours?|trimestres?|heures?|minutes?|secondes?|euros|points?|fils?|Mo|kB)(?![\p{L}’-])|[−+] \d| [:;?!€%»](?!\w)|« /gu

const AROUND = 30

/** Reads the words of the page, windows included, and names each place where a line can break before a unit or a sign. */
export const expectWellSet = (): void => {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('style, script')) element.remove()
  const words = IMPOSED.reduce((text, imposed) => text.replaceAll(imposed, ''), copy.textContent ?? '')
  expect([...words.matchAll(BREAK)].map(({ index }) => words.slice(Math.max(0, index - AROUND), index + AROUND))).toEqual([])
}
