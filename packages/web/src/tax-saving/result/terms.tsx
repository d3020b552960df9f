import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES } from '@hautelisse/domain/income-tax'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ComponentType, type ReactElement } from 'react'
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

/** « 11 % sur 17 979,00 €, 30 % sur 24 421,00 € » */
const Bands = ({ of: scale }: { readonly of: Derivation }): ReactElement => (
  <>
    {scale.inputs.map((band, place) => (
      <Fragment key={`${band.term}-${String(place)}`}>
        {place > 0 && ', '}
        <BandName of={band} />
      </Fragment>
    ))}
  </>
)

/** A figure within another one, by its name. */
const Part = ({ of: figure, term }: { readonly of: Derivation; readonly term: TaxTerm }): ReactElement | null => {
  const part = find(figure, term)
  return part === undefined ? null : <Quantity of={part} />
}

/** What a line of a tax says, as somebody would say it. */
const SENTENCES: Readonly<Partial<Record<string, ComponentType<{ readonly of: Derivation }>>>> = {
  'income-tax.net-taxable-income': ({ of: figure }) => (
    <Trans id="tax.result.line.income-deducted">
      Les salaires après l’abattement de 10&nbsp;%, moins <Part of={figure} term="income-tax.deducted" /> de versement déduit
    </Trans>
  ),
  'income-tax.net-wage': ({ of: figure }) => (
    <Trans id="tax.result.line.wage">
      <Part of={figure} term="income-tax.wage" /> moins l’abattement de <Part of={figure} term="income-tax.costs" />
    </Trans>
  ),
  'income-tax.scale': Bands,
  'income-tax.after-cap': ({ of: figure }) => (
    <Trans id="tax.result.line.after-cap">
      <Part of={figure} term="income-tax.adult-scale" /> sans les parts des enfants, moins{' '}
      <Part of={figure} term="income-tax.family-cap" />, l’avantage le plus grand que la loi leur donne
    </Trans>
  ),
  'income-tax.after-decote': ({ of: figure }) => (
    <Trans id="tax.result.line.after-decote">
      Moins une décote de <Part of={figure} term="income-tax.decote" />, que la loi donne aux petits impôts
    </Trans>
  ),
} satisfies Readonly<Partial<Record<TaxTerm, ComponentType<{ readonly of: Derivation }>>>>

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
    summaryWords: (line) => {
      const Sentence = SENTENCES[line.term]
      return Sentence === undefined ? {} : { sentence: <Sentence of={line} /> }
    },
    lineWords: (figure) => (figure.term === ('income-tax.band-tax' satisfies TaxTerm) ? <BandName of={figure} /> : undefined),
    sign: 'before-value',
  }
}

/** What the tax and the saving rest on. */
export const useSources = (): Sources => ({ register: SOURCES, words: useSourceWords() })
