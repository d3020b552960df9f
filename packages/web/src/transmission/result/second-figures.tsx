import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import type { SecondOutcome } from '@hautelisse/domain/inheritance'
import { euros, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { PrintedCalculations } from '../../explanation/index.ts'
import { useNames } from '../step-words.ts'
import { ExplainingFigures, TaxFigure, type FigureId, type OpenFigure, type SecondPart } from './explaining.tsx'
import { annex } from './result.css.ts'
import { useTransmissionSources, useTransmissionTerms } from './terms.tsx'

/** The second death under one option, each figure with its calculation. */
export type Outcome = SecondOutcome<Derivation>

const PARTS = ['firstTax', 'secondTax', 'bothTaxes', 'ownedOfFirst', 'ownedOfSecond', 'whole', 'net'] as const

const PRINTED = ['secondTax', 'ownedOfFirst', 'ownedOfSecond'] as const satisfies readonly SecondPart[]

/** Gives a figure of the second death in euros. */
export const amountOf = (outcome: Outcome, part: SecondPart): Euros => euros(valueOf(outcome[part]))

/** How many of the children are the couple's. */
export type Common = 'all' | 'some' | 'none'

/**
 * What the figures of the second death are called on its page: without a common child the tax of the spouse's own family is not computed.
 *
 * @param common how many of the children are the couple's
 */
export const usePartNames = (common: Common): Readonly<Record<SecondPart, string>> => {
  const { t } = useLingui()
  return {
    whole: t({ id: 'transmission.term.second-whole', message: 'Les deux patrimoines' }),
    firstTax: t({ id: 'transmission.second.first', message: 'Impôt au premier décès' }),
    secondTax:
      common === 'none'
        ? t({ id: 'transmission.second.second-none', message: 'Impôt de vos enfants au second décès' })
        : t({ id: 'transmission.second.second', message: 'Impôt au second décès' }),
    bothTaxes: t({ id: 'transmission.term.both-taxes', message: 'Impôt des deux décès' }),
    net:
      common === 'none'
        ? t({ id: 'transmission.second.net-none', message: 'Ce qui reste après l’impôt de vos enfants' })
        : t({ id: 'transmission.term.second-net', message: 'Ce qui reste après les deux impôts' }),
    ownedOfFirst: t({ id: 'transmission.second.of-first', message: 'Chaque enfant possède de votre patrimoine, avant impôt' }),
    ownedOfSecond:
      common === 'all'
        ? t({ id: 'transmission.second.of-second', message: 'Chaque enfant possède de celui du conjoint, avant impôt' })
        : t({ id: 'transmission.second.of-common', message: 'Chaque enfant commun possède de celui du conjoint, avant impôt' }),
  }
}

type FiguresProps = {
  readonly outcomes: readonly Outcome[]
  readonly common: Common
}
type ExplainingProps = FiguresProps & { readonly children: ReactNode }

const isRounded = ({ operation, inputs, value }: Derivation): boolean => operation === 'round-cents' && inputs[0]?.value !== value

/** Whether what each child owns was rounded: such parts do not add up to the cent. */
export const arePartsRounded = ({ ownedOfFirst, ownedOfSecond }: Outcome): boolean =>
  isRounded(ownedOfFirst) || isRounded(ownedOfSecond)

/** Opens the figures of the second death, each where it stands. */
export const ExplainingSecond = ({ outcomes, common, children }: ExplainingProps): ReactElement => {
  const names = useNames()
  const parts = usePartNames(common)
  const figures = new Map<FigureId, OpenFigure>(
    outcomes.flatMap((outcome) => {
      const prefix = outcomes.length === 1 ? '' : `${names.option[outcome.option]}, `
      return PARTS.map((part) => [
        `${outcome.option} ${part}` as const,
        { title: `${prefix}${parts[part]}`, derivation: outcome[part] },
      ])
    }),
  )
  return (
    <ExplainingFigures figures={figures} fileName="second-deces.csv">
      {children}
    </ExplainingFigures>
  )
}

/** A figure of the second death that opens its calculation. */
export const SecondFigure = ({ outcome, part }: { readonly outcome: Outcome; readonly part: SecondPart }): ReactElement => (
  <TaxFigure id={`${outcome.option} ${part}`} value={amountOf(outcome, part)} />
)

/** On paper: where the tax of the second death comes from, and what each child owns, under each option. */
export const PrintedSecond = ({ outcomes, common }: FiguresProps): ReactElement => {
  const names = useNames()
  const parts = usePartNames(common)
  const terms = useTransmissionTerms()
  const sources = useTransmissionSources()
  return (
    <PrintedCalculations
      title={<Trans id="transmission.result.why">D’où viennent ces chiffres&nbsp;?</Trans>}
      level={2}
      className={annex}
      figures={outcomes.flatMap((outcome) =>
        PRINTED.map((part) => ({
          key: `${outcome.option} ${part}`,
          name: outcomes.length === 1 ? parts[part] : `${names.option[outcome.option]}, ${parts[part]}`,
          derivation: outcome[part],
        })),
      )}
      terms={terms}
      sources={sources}
    />
  )
}
