import {
  divideEuros,
  euros,
  formatAmountInput,
  formatEuros,
  parseAmount,
  subtractEuros,
  ZERO_EUROS,
  type Euros,
} from '@hautelisse/domain/money'
import { useId, useState, type ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { spokenAmount } from '../amount/index.ts'
import { FieldError } from '../field/index.ts'
import { MoneyField } from '../money-field/index.ts'
import { Panel, PanelSection } from '../panel/index.ts'
import { RemainderLine } from '../remainder-line/index.ts'
import { kitExample, nothing } from '../sample.tsx'
import { Swatch } from '../threads/index.ts'
import { LockedSplit, SplitLayout, SplitSlider } from './index.ts'

const TOTAL = euros('7130.20')
const inCents = (amount: Euros): number => amount.times(100).toNumber()
const read = (text: string): Euros => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.amount : ZERO_EUROS
}

const LABELS = {
  capital: (
    <>
      <Swatch side="capital" />
      Capital
    </>
  ),
  annuity: (
    <>
      Rente
      <Swatch side="annuity" />
    </>
  ),
}

type SplitProps = { readonly capital: string; readonly annuity: string; readonly isOver?: boolean }

/** An amount split in two by typing or by moving the handle. */
const Split = ({ capital, annuity, isOver = false }: SplitProps): ReactElement => {
  const [texts, setTexts] = useState({ capital, annuity })
  const errorId = useId()
  const amounts = { capital: read(texts.capital), annuity: read(texts.annuity) }
  const field = (side: keyof typeof texts): ReactElement => (
    <MoneyField
      dense
      label={LABELS[side]}
      labelAlign={side === 'annuity' ? 'end' : 'start'}
      value={texts[side]}
      onValueChange={(text) => setTexts((before) => ({ ...before, [side]: text }))}
      wrong={isOver}
      describedBy={isOver ? errorId : undefined}
    />
  )
  return (
    <>
      <SplitLayout
        capital={field('capital')}
        slider={
          <SplitSlider
            totalCents={inCents(TOTAL)}
            capitalCents={inCents(amounts.capital)}
            annuityCents={inCents(amounts.annuity)}
            label="Part en capital"
            valueText={spokenAmount(`${formatEuros(amounts.capital)} en capital, ${formatEuros(amounts.annuity)} en rente`)}
            onMove={(cents) => {
              const moved = divideEuros(euros(cents), 100)
              setTexts({ capital: formatAmountInput(moved), annuity: formatAmountInput(subtractEuros(TOTAL, moved)) })
            }}
          />
        }
        annuity={field('annuity')}
      />
      {isOver && <FieldError id={errorId}>Vous avez dépassé le maximum</FieldError>}
    </>
  )
}

/** An amount split in two, and what is left of it. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'splits: whole, with a remainder, over the total, locked',
    <>
      <Panel padded={false}>
        <PanelSection>
          <Split capital="3 130,20" annuity="4 000,00" />
        </PanelSection>
        <PanelSection>
          <Split capital="3 130,20" annuity="3 500,00" />
        </PanelSection>
        <PanelSection>
          <Split capital="4 130,20" annuity="4 000,00" isOver />
        </PanelSection>
        <PanelSection>
          <LockedSplit
            side="annuity"
            capital={<MoneyField dense disabled label={LABELS.capital} value="0,00" onValueChange={nothing} />}
            annuity={
              <MoneyField dense disabled label={LABELS.annuity} labelAlign="end" value="7 130,20" onValueChange={nothing} />
            }
            reason="À partir de 30&nbsp;000,00&nbsp;€ sur ce contrat, les versements obligatoires deviennent une rente."
          >
            Versés en rente
          </LockedSplit>
        </PanelSection>
      </Panel>
      <RemainderLine kind="none" value={ZERO_EUROS} />
      <RemainderLine kind="left" value={euros('500')} />
      <RemainderLine kind="over" value={euros('1000')} />
    </>,
  ),
]
