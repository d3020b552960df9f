import {
  divideEuros,
  euros,
  formatAmountInput,
  formatEuros,
  parseAmount,
  subtractEuros,
  type Euros,
} from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { spokenAmount } from '../ui/amount/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { RemainderLine } from '../ui/remainder-line/index.ts'
import { LockedSplit, SplitLayout, SplitSlider } from '../ui/split-slider/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { Swatch } from '../ui/threads/index.ts'
import { stack } from './gallery.css.ts'
import { AMOUNTS } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

const CENTS = 100
const TOTAL = euros('7130.20')
const inCents = (amount: Euros): number => amount.times(CENTS).toNumber()
const fromCents = (cents: number): Euros => divideEuros(euros(cents), CENTS)
const read = (text: string): Euros => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.amount : AMOUNTS.zero
}

const CapitalLabel = (): ReactElement => (
  <>
    <Swatch side="capital" />
    <Trans id="developer.split.capital">Capital</Trans>
  </>
)

const AnnuityLabel = (): ReactElement => (
  <>
    <Trans id="developer.split.annuity">Rente</Trans>
    <Swatch side="annuity" />
  </>
)

type SplitProps = { readonly capital: string; readonly annuity: string; readonly over?: boolean }

const Split = ({ capital, annuity, over = false }: SplitProps): ReactElement => {
  const { t } = useLingui()
  const [texts, setTexts] = useState({ capital, annuity })
  const set = (side: 'capital' | 'annuity') => (text: string) => setTexts((before) => ({ ...before, [side]: text }))
  const capitalWords = formatEuros(read(texts.capital))
  const annuityWords = formatEuros(read(texts.annuity))
  const errorId = over ? 'developer-split-over' : undefined
  const field = (side: 'capital' | 'annuity', label: ReactElement) => (
    <MoneyField
      dense
      label={label}
      labelAlign={side === 'annuity' ? 'end' : 'start'}
      value={texts[side]}
      onValueChange={set(side)}
      onValuePaste={set(side)}
      wrong={over}
      {...(errorId === undefined ? {} : { describedBy: errorId })}
    />
  )
  return (
    <>
      <SplitLayout
        capital={field('capital', <CapitalLabel />)}
        slider={
          <SplitSlider
            totalCents={inCents(TOTAL)}
            capitalCents={inCents(read(texts.capital))}
            annuityCents={inCents(read(texts.annuity))}
            label={t({ id: 'developer.split.label', message: 'Part en capital' })}
            valueText={spokenAmount(
              t({ id: 'developer.split.value', message: `${capitalWords} en capital, ${annuityWords} en rente` }),
            )}
            onMove={(cents) => {
              const moved = fromCents(cents)
              setTexts({ capital: formatAmountInput(moved), annuity: formatAmountInput(subtractEuros(TOTAL, moved)) })
            }}
          />
        }
        annuity={field('annuity', <AnnuityLabel />)}
      />
      {errorId !== undefined && (
        <FieldError id={errorId}>
          <Trans id="developer.split.over">Vous avez dépassé le maximum</Trans>
        </FieldError>
      )}
    </>
  )
}

const keep = (): void => undefined

const Locked = (): ReactElement => (
  <LockedSplit
    side="annuity"
    capital={<MoneyField dense disabled label={<CapitalLabel />} value="0,00" onValueChange={keep} />}
    annuity={<MoneyField dense disabled label={<AnnuityLabel />} labelAlign="end" value="7 130,20" onValueChange={keep} />}
    reason={
      <Trans id="developer.split.reason">
        À partir de 30 000,00 € sur ce contrat, les versements obligatoires deviennent une rente.
      </Trans>
    }
  >
    <Trans id="developer.split.locked">Versés en rente</Trans>
  </LockedSplit>
)

export const SplitSpecimens = (): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <GalleryTitle>
        <Trans id="developer.split.title">Répartir</Trans>
      </GalleryTitle>
      <Specimen wide caption={<Trans id="developer.split.stepper">Étapes, avec les réponses données</Trans>}>
        <Stepper
          label={t({ id: 'developer.split.steps', message: 'Étapes du simulateur' })}
          onSelect={() => undefined}
          steps={[
            {
              id: 'plans',
              title: t({ id: 'developer.step.plans', message: 'Mes dispositifs' }),
              answer: t({ id: 'developer.step.plans-answer', message: '3 contrats' }),
              state: 'done',
            },
            {
              id: 'age',
              title: t({ id: 'developer.step.age', message: 'Âge de départ' }),
              answer: t({ id: 'developer.step.age-answer', message: '64 ans' }),
              state: 'done',
            },
            { id: 'split', title: t({ id: 'developer.step.split', message: 'Répartition' }), state: 'current' },
            { id: 'option', title: t({ id: 'developer.step.option', message: 'Option de rente' }), state: 'todo' },
            { id: 'results', title: t({ id: 'developer.step.results', message: 'Résultats' }), state: 'todo' },
          ]}
        />
      </Specimen>
      <Specimen wide caption={<Trans id="developer.split.states">Répartition : juste, reste, dépassement, verrouillée</Trans>}>
        <Panel padded={false}>
          <PanelSection>
            <Split capital="3 130,20" annuity="4 000,00" />
          </PanelSection>
          <PanelSection>
            <Split capital="3 130,20" annuity="3 500,00" />
          </PanelSection>
          <PanelSection>
            <Split capital="4 130,20" annuity="4 000,00" over />
          </PanelSection>
          <PanelSection>
            <Locked />
          </PanelSection>
        </Panel>
      </Specimen>
      <Specimen wide caption={<Trans id="developer.split.remainder">Reste à répartir : rien, une somme, trop</Trans>}>
        <div className={stack}>
          <RemainderLine kind="none" value={AMOUNTS.zero} />
          <RemainderLine kind="left" value={AMOUNTS.left} />
          <RemainderLine kind="over" value={AMOUNTS.over} />
        </div>
      </Specimen>
    </>
  )
}
