import { euros, formatEuros, roundToCents } from '@hautelisse/domain/money'
import { find, signOf, withoutZeros, type CalculationStep, type Derivation } from '@hautelisse/domain/explain'
import { formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import { annuityRate, STEPS, type Term } from '@hautelisse/domain/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useTermWords } from './figure-words.ts'
import { Quantity, type StepWords } from '../../explanation/index.ts'
import { written } from './write-term.ts'
import { useTierWords } from './tier-words.ts'

const found = (node: Derivation, term: Term): string => {
  const figure = find(node, term)
  return figure === undefined ? '' : withoutZeros(written(figure))
}

const Growth = ({ growth }: { readonly growth: Derivation }): ReactElement => {
  const months = found(growth, 'withdrawal.months-to-start')
  const rate = find(growth, 'withdrawal.net-return')
  return (
    <Trans id="withdrawal.calculation.growth-detail">
      {months} mois à {rate && written(rate)} net par an
    </Trans>
  )
}

const Deflation = ({ prices }: { readonly prices: Derivation }): ReactElement => {
  const months = found(prices, 'withdrawal.months-to-start')
  const rate = find(prices, 'withdrawal.inflation')
  return (
    <Trans id="withdrawal.calculation.deflation-detail">
      {months} mois à {rate && written(rate)} d’inflation par an
    </Trans>
  )
}

/** The lives, the table's rate and the option that the price of 1 € a year is made of. */
const Price = ({ factor }: { readonly factor: Derivation }): ReactElement => {
  const rate = written(annuityRate(factor))
  const price = formatEuros(roundToCents(euros(factor.value)))
  const birthYear = found(factor, 'withdrawal.birth-year')
  const age = found(factor, 'withdrawal.age')
  const technicalRate = found(factor, 'withdrawal.technical-rate')
  const spouseYear = found(factor, 'withdrawal.spouse-birth-year')
  const spouseAge = found(factor, 'withdrawal.spouse-age')
  const reversion = found(factor, 'withdrawal.reversion')
  const years = found(factor, 'withdrawal.guaranteed-years')
  return (
    <>
      <Trans id="withdrawal.calculation.price-of-one">
        1 € par an, à vie, coûte <b>{price}</b>.
      </Trans>{' '}
      <Trans id="withdrawal.calculation.price-detail">
        Soit {rate}. Année de naissance {birthYear}, {age} ans au départ, taux technique {technicalRate}
      </Trans>
      {spouseYear !== '' && (
        <>
          {'. '}
          <Trans id="withdrawal.calculation.price-spouse">
            Conjoint né en {spouseYear}, {spouseAge} ans au départ, réversion de {reversion}
          </Trans>
        </>
      )}
      {years !== '' && (
        <>
          {'. '}
          <Trans id="withdrawal.calculation.price-years">{years} années garanties</Trans>
        </>
      )}
    </>
  )
}

const startOf = ({ details }: Derivation): string => {
  const start = details?.['start']
  return typeof start === 'string' ? formatFrenchDate(plainDate(start)) : ''
}

/** Puts a step of a calculation into words, by what it applies to the result of the step before. */
export const useStepWords = (): ((step: CalculationStep) => StepWords) => {
  const { t } = useLingui()
  const terms = useTermWords()
  const tiers = useTierWords()
  const plain = ({ exact, figure, operand }: CalculationStep): StepWords => ({
    name: exact.term in terms ? terms[exact.term as Term] : exact.term,
    operator: operand === undefined ? undefined : `${signOf(exact.operation) ?? ''}\u00A0${withoutZeros(written(operand))}`,
    detail: undefined,
    result: figure.term in terms ? terms[figure.term as Term] : figure.term,
  })

  return (step) => {
    const { exact, operand } = step
    const words = plain(step)
    if (exact.term === 'withdrawal.saved')
      return {
        ...words,
        name:
          exact.details?.['side'] === 'capital'
            ? t({ id: 'withdrawal.calculation.saved-capital', message: 'Épargne versée en capital' })
            : t({ id: 'withdrawal.calculation.saved-annuity', message: 'Épargne à convertir' }),
        result: t({ id: 'withdrawal.calculation.today', message: 'Aujourd’hui' }),
      }
    switch (operand?.term) {
      case 'withdrawal.growth': {
        const age = String(operand.details?.['age'] ?? '')
        const start = startOf(operand)
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.growth', message: `Rendement jusqu’à ${age} ans` }),
          detail: <Growth growth={operand} />,
          result: t({ id: 'withdrawal.calculation.at-start', message: `Au ${start}` }),
        }
      }
      case 'withdrawal.factor':
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.conversion', message: 'Conversion en rente' }),
          detail: <Price factor={operand} />,
          result: t({ id: 'withdrawal.calculation.before-fee', message: 'Par an, avant frais' }),
        }
      case 'withdrawal.fee-amount': {
        const fee = find(operand, 'withdrawal.fee')
        return {
          name: t({ id: 'withdrawal.calculation.fee', message: 'Frais sur la rente' }),
          operator: fee && `−\u00A0${written(fee)}`,
          detail: (
            <Trans id="withdrawal.calculation.fee-detail">
              Soit <Quantity of={operand} /> par an
            </Trans>
          ),
          result: t({ id: 'withdrawal.calculation.after-fee', message: 'Par an, après frais' }),
        }
      }
      case 'withdrawal.revaluation-factor': {
        const years = found(operand, 'withdrawal.years-since-start')
        const rate = find(operand, 'withdrawal.revaluation')
        const rise = rate === undefined ? '' : written(rate)
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.revaluation', message: 'Revalorisation supposée' }),
          detail: t({ id: 'withdrawal.calculation.revaluation-detail', message: `${years} ans à ${rise} par an` }),
          result: t({ id: 'withdrawal.calculation.revalued', message: 'Par an, revalorisée' }),
        }
      }
      case 'withdrawal.deflator':
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.deflation', message: 'Inflation jusqu’au départ' }),
          detail: <Deflation prices={operand} />,
          result: t({ id: 'withdrawal.calculation.todays-euros', message: 'En euros d’aujourd’hui' }),
        }
      case 'withdrawal.later-deflator': {
        const years = found(operand, 'withdrawal.years-since-start')
        const rate = find(operand, 'withdrawal.inflation')
        const inflation = rate === undefined ? '' : written(rate)
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.later-deflation', message: 'Inflation depuis le départ' }),
          detail: t({ id: 'withdrawal.calculation.later-deflation-detail', message: `${years} ans à ${inflation} par an` }),
          result: t({ id: 'withdrawal.calculation.later-todays-euros', message: 'Par an, en euros d’aujourd’hui' }),
        }
      }
      case 'withdrawal.step-multiplier': {
        const tier = STEPS.find((name) => name === operand.details?.['step'])
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.tier', message: 'Palier' }),
          detail: tier && tiers[tier],
          result: t({ id: 'withdrawal.calculation.tier-result', message: 'Par an, pour ce palier' }),
        }
      }
      case 'withdrawal.reversion':
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.reversion', message: 'Part de votre conjoint' }),
          result: t({ id: 'withdrawal.calculation.spouse', message: 'Par an, pour votre conjoint' }),
        }
      case 'withdrawal.months-per-year':
        return {
          ...words,
          name: t({ id: 'withdrawal.calculation.months', message: 'Douze versements par an' }),
          detail: t({ id: 'withdrawal.calculation.months-detail', message: 'À la fin de chaque mois' }),
          result: t({ id: 'withdrawal.calculation.month', message: 'Par mois, pour ce contrat' }),
        }
      case undefined:
      default:
        return words
    }
  }
}
