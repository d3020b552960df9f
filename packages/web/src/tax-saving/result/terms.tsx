import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES } from '@hautelisse/domain/income-tax'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Quantity, type Sources, type Terms } from '../../explanation/index.ts'
import { shortRate } from '../../ui/amount/index.ts'
import { Formula, isBounded } from './formula.tsx'
import { isOfSpouse, READING } from './reading.ts'
import { ROW_NAMES } from './row-names.ts'
import { useSourceWords } from './source-words.ts'
import { STEP_DETAILS, TERM_WORDS, type TaxTerm } from './term-words.ts'

const TERMS: Readonly<Partial<Record<string, MessageDescriptor>>> = TERM_WORDS

/** « 11 % sur 17 979,00 € » */
const BandName = ({ of: band }: { readonly of: Derivation }): ReactElement => {
  const [slice = band] = band.inputs
  const rate = find(band, 'income-tax.band-rate' satisfies TaxTerm)
  const share = rate === undefined ? '' : shortRate(valueOf(rate))
  return (
    <Trans id="tax.result.band">
      {share} sur <Quantity of={slice} />
    </Trans>
  )
}

/** What the figures of the tax and of the saving are called; one of the other adult says so. */
export const useTerms = (): Terms => {
  const { i18n, t } = useLingui()
  return {
    reading: READING,
    nameOf: (figure) => {
      const words = TERMS[figure.term]
      const name = words ? i18n._(words) : figure.term
      return isOfSpouse(figure) ? t({ id: 'tax.result.of-spouse', message: `${name}, votre conjoint` }) : name
    },
    stepWords: ({ figure }) => {
      const detail = STEP_DETAILS[figure.term]
      return { detail: isBounded(figure) ? <Formula of={figure} /> : detail && i18n._(detail) }
    },
    // Only the saving is put together from others: the tax without the payment, and the one with it.
    partWords: (_, place) => ({ name: i18n._(place === 0 ? ROW_NAMES.before : ROW_NAMES.after) }),
    lineWords: (figure) => (figure.term === ('income-tax.band-tax' satisfies TaxTerm) ? <BandName of={figure} /> : undefined),
    sign: 'before-value',
  }
}

/** What the tax and the saving rest on. */
export const useSources = (): Sources => ({ register: SOURCES, words: useSourceWords() })
