import type { Derivation } from '@hautelisse/domain/explain'
import type { Euros } from '@hautelisse/domain/money'
import { totalTaxOf, type OptionAnswer } from '@hautelisse/domain/transmission'
import { useState, type ReactElement, type ReactNode } from 'react'
import { CalculationPanel, FigureButton, openingOf } from '../../explanation/index.ts'
import { useNames } from '../step-words.ts'
import { calculation as calculationStyle } from './result.css.ts'
import { rowKey, type RowKey } from './rows.ts'
import { Articles, useTransmissionSources, useTransmissionTerms } from './terms.tsx'

type Option = OptionAnswer['option']
type Part = 'duty' | 'insurance'

/** What opens of the second death under an option: taxes, what each child owns, what is left. */
export type SecondPart = 'firstTax' | 'secondTax' | 'bothTaxes' | 'ownedOfFirst' | 'ownedOfSecond' | 'whole' | 'net'

/** A figure that opens: the tax of an option, of one person of a group in it, or a figure of the second death. */
export type FigureId = `${Option} total` | `${Option} ${RowKey} ${Part}` | `${Option} ${SecondPart}`

const { Explaining, Place, useOpening } = openingOf<FigureId>((id) => id)

export { Place as FigurePlace }

/** A figure that opens, with what its calculation is called. */
export type OpenFigure = { readonly title: string; readonly derivation: Derivation }

/** Every figure that opens, with its name. */
const useFigures = (options: readonly OptionAnswer[]): ReadonlyMap<FigureId, OpenFigure> => {
  const names = useNames()
  const { nameOf } = useTransmissionTerms()
  return new Map(
    options.flatMap((answer) => {
      const { option, rows } = answer
      const prefix = options.length === 1 ? '' : `${names.option[option]}, `
      const total = totalTaxOf(answer)
      return [
        [`${option} total`, { title: `${prefix}${nameOf(total)}`, derivation: total }] as const,
        ...rows.flatMap((row) => {
          const { duty, life_insurance_tax: insurance } = row.explanation
          const who = `${prefix}${names.row(row)}, `
          const key = rowKey(row)
          return [
            [`${option} ${key} duty`, { title: `${who}${nameOf(duty)}`, derivation: duty }] as const,
            [`${option} ${key} insurance`, { title: `${who}${nameOf(insurance)}`, derivation: insurance }] as const,
          ]
        }),
      ]
    }),
  )
}

type FiguresProps = {
  readonly figures: ReadonlyMap<FigureId, OpenFigure>
  readonly fileName: string
  readonly children: ReactNode
}

/** Opens the calculations of some figures, each where it stands. */
export const ExplainingFigures = ({ figures, fileName, children }: FiguresProps): ReactElement => {
  const [opened, setOpened] = useState<FigureId>()
  const terms = useTransmissionTerms()
  const sources = useTransmissionSources()
  const found = opened === undefined ? undefined : figures.get(opened)
  return (
    <Explaining
      opened={opened}
      canExplain
      send={(event) => setOpened(event.type === 'figureOpened' ? event.figure : undefined)}
      panel={
        found !== undefined && (
          <div className={calculationStyle}>
            <CalculationPanel
              key={opened}
              derivation={found.derivation}
              terms={terms}
              sources={sources}
              title={found.title}
              rule={<Articles />}
              fileName={fileName}
            />
          </div>
        )
      }
    >
      {children}
    </Explaining>
  )
}

type ResultProps = { readonly options: readonly OptionAnswer[]; readonly children: ReactNode }

/** Opens the taxes of the result. */
export const ExplainingTaxes = ({ options, children }: ResultProps): ReactElement => (
  <ExplainingFigures figures={useFigures(options)} fileName="transmission.csv">
    {children}
  </ExplainingFigures>
)

type TaxFigureProps = { readonly id: FigureId; readonly value: Euros; readonly size?: 's' | 'm' }

/** A tax that opens the calculation it comes from; nothing opens nothing. */
export const TaxFigure = ({ id, value, size }: TaxFigureProps): ReactElement => {
  const opening = useOpening(id)
  return (
    <FigureButton
      opening={{ ...opening, canExplain: opening.canExplain && !value.isZero() }}
      value={value}
      {...(size === undefined ? {} : { size })}
    />
  )
}
