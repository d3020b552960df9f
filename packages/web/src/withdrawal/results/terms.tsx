import { find, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type Contract, type SourceCode, type Term } from '@hautelisse/domain/withdrawal'
import type { ResultFigure } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Quantity, type Sources, type Terms } from '../../explanation/index.ts'
import { useOptionWords } from '../option-words.ts'
import { usePartWords } from '../part-words.ts'
import { contractName } from './contract-names.ts'
import { useSourceWords, useTermWords } from './figure-words.ts'
import { READING } from './reading.ts'
import { useStepWords } from './step-words.tsx'
import { writeTerm } from './write-term.ts'

/** « 35 480,20 € à convertir » */
const Basis = ({ figure }: { readonly figure: Derivation }): ReactElement | null => {
  const saved = find(figure, 'withdrawal.saved')
  if (saved === undefined) return null
  return saved.details?.['side'] === 'capital' ? (
    <Trans id="withdrawal.calculation.basis-capital">
      <Quantity of={saved} /> en capital
    </Trans>
  ) : (
    <Trans id="withdrawal.calculation.basis-annuity">
      <Quantity of={saved} /> à convertir
    </Trans>
  )
}

/**
 * What the figures of this simulator are called.
 *
 * @param contracts contracts of the result
 * @param explained figure that is explained: the sides of a gap are called by its option
 */
export const useTerms = (contracts: readonly Contract[], explained: ResultFigure): Terms => {
  const { t } = useLingui()
  const terms: Readonly<Partial<Record<string, string>>> = useTermWords() satisfies Readonly<Record<Term, string>>
  const parts: Readonly<Partial<Record<string, string>>> = usePartWords()
  const options = useOptionWords()
  const stepWords = useStepWords()
  const nameOf = ({ term, details }: Derivation): string => {
    const part = details?.['part']
    return (typeof part === 'string' ? parts[part] : undefined) ?? terms[term] ?? term
  }
  const contractOf = ({ details }: Derivation): string | undefined => {
    const contract = contracts.find(({ account }) => account.policy_id === details?.['policy_id'])
    return contract && contractName(contract, contracts)
  }
  const isWithReversion = explained.kind === 'guarantee-gap' && explained.figure.type === 'RV_RAG'
  const sides = [
    t({ id: 'withdrawal.calculation.gap-first', message: 'Rente avec cette option' }),
    options[isWithReversion ? 'RV_R' : 'RV_NR'].short,
  ]
  return {
    reading: READING,
    nameOf,
    fullNameOf: (figure) => {
      const contract = contractOf(figure)
      return contract === undefined ? nameOf(figure) : `${nameOf(figure)} (${contract})`
    },
    stepWords,
    partWords: (figure, place) => {
      const contract = contractOf(figure)
      return contract === undefined
        ? { name: sides[place] ?? nameOf(figure) }
        : { name: contract, basis: <Basis figure={figure} /> }
    },
    write: writeTerm,
  }
}

/** What stands between the words of a source and its official references. */
const joinedBy = (code: string): string => {
  const kind = code in SOURCES ? SOURCES[code as SourceCode].kind : undefined
  return kind === 'law' || kind === 'choice' ? '\u00A0: ' : ', '
}

/** What the figures of this simulator rest on. */
export const useSources = (): Sources => ({
  register: SOURCES,
  words: useSourceWords(),
  joinedBy,
  saidAlready: new Set<SourceCode>(['retirement-age', 'monthly-arrears']),
})
