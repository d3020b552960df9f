import type { DocumentType } from './model.ts'

/** Words by which people look for a kind of document, beside its name: in French and in English, in whatever form. */
const DOCUMENT_WORDS: Readonly<Record<DocumentType, readonly string[]>> = {
  RECAPITULATIF_FISCAL: [
    'fiscal',
    'fiscale',
    'fiscalité',
    'impôt',
    'imposition',
    'IFU',
    'imprimé',
    'attestation',
    'déclaration',
    'déclarer',
    'revenus',
    '2042',
    'tax',
    'return',
    'certificate',
  ],
  RELEVE_ANNUEL: ['relevé', 'annuel', 'situation', 'solde', 'bilan', 'attestation', 'statement', 'balance', 'certificate'],
  RELEVE_PERFORMANCE: ['relevé', 'performance', 'rendement', 'gain', 'plus-value', 'statement', 'return'],
  AVIS_OPERATION: ['avis', 'opération', 'justificatif', 'reçu', 'preuve', 'confirmation', 'notice', 'receipt', 'proof'],
  POSITIONS: ['liste', 'placement', 'fonds', 'portefeuille', 'tableur', 'excel', 'list', 'holding', 'fund', 'spreadsheet'],
}

const WORDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(DOCUMENT_WORDS))

/**
 * Gives the words by which people look for a kind of document; none for one that nobody has described.
 *
 * @param type type of a document
 * @example documentWords('AVIS_OPERATION').includes('justificatif') // true
 */
export const documentWords = (type: string): readonly string[] => WORDS.get(type) ?? []

/** Words by which people look for the two parts of the page of the tax return that stand among the documents: what is declared, what was withheld. */
export const TAX_PAGE_WORDS: Readonly<Record<'declared' | 'withheld', readonly string[]>> = {
  declared: [...DOCUMENT_WORDS.RECAPITULATIF_FISCAL, '6NS', 'déductible', 'deductible'],
  withheld: [
    'fiscal',
    'fiscale',
    'impôt',
    'prélèvement',
    'CSG',
    'CRDS',
    'sociaux',
    'retenue',
    'cotisation',
    'levy',
    'levies',
    'tax',
  ],
}

/** Without accents, capitals and the spaces of thousands, so that what is typed finds what is written. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .toLowerCase()

/** A word without the ending of a plural: « impôts » finds « impôt », « fiscaux » finds « fiscal ». */
const singular = (word: string): string => word.replace(/(?<=\p{L}{4})aux$/u, 'a').replace(/(?<=\p{L}{3})[sx]$/u, '')

/**
 * Says whether texts have every word that is looked for, whatever the accents, capitals and plurals (DOCU-09).
 *
 * @param texts what is looked through
 * @param search what was typed; without a word it finds everything
 * @example hasWords(['Relevé annuel 2025'], 'RELEVES 2025') // true
 */
export const hasWords = (texts: readonly string[], search: string): boolean => {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return true
  const all = plain(texts.join(' '))
  return words.every((word) => all.includes(singular(word)))
}
