import { CLAUSES } from '@hautelisse/domain/inheritance'
import { Decimal, euros } from '@hautelisse/domain/money'
import { SPOUSE_AGES, type OptionAnswer, type Supposed, type TypedAmount } from '@hautelisse/domain/transmission'
import { selectForm, selectResult, selectSupposed } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { NumberField } from '../../ui/field/index.ts'
import { Fold } from '../../ui/fold/index.ts'
import { Panel, PanelSection } from '../../ui/panel/index.ts'
import { Columns, Ledger, Line, Stack, text } from '../../ui/page/index.ts'
import { Select } from '../../ui/select/index.ts'
import { Switch } from '../../ui/switch/index.ts'
import type { StepProps } from '../step-props.ts'
import { useNames } from '../step-words.ts'
import { rowKey } from './rows.ts'
import { TaxRange } from './tax-range.tsx'

const LONGEST = 3
const WHOLE = /^\d{1,3}$/
const HUNDRED = 100

/** A whole number within bounds, otherwise undefined. */
const within = (typed: string, lowest: number, highest: number): number | undefined => {
  const read = WHOLE.test(typed) ? Number(typed) : Number.NaN
  return read >= lowest && read <= highest ? read : undefined
}

/** The part of the home as a whole number of percent, which is how it is moved; empty for any other part. */
const shareText = ({ parsed }: TypedAmount): string =>
  parsed.kind === 'amount' && parsed.amount.isInteger() ? parsed.amount.toFixed(0) : ''

const isMoved = (before: OptionAnswer, lowest: Decimal, highest: Decimal): boolean =>
  !before.total_tax.equals(lowest) || !before.highest_tax.equals(highest)

/** What the saved answers come to, beside what is supposed. */
const Before = ({ answer: { total_tax: lowest, highest_tax: highest } }: { readonly answer: OptionAnswer }): ReactElement =>
  lowest.equals(highest) ? (
    <Trans id="transmission.suppose.instead">
      au lieu de <Amount value={lowest} />
    </Trans>
  ) : (
    <Trans id="transmission.suppose.instead-range">
      au lieu de <Amount value={lowest} /> à&nbsp;
      <Amount value={highest} />
    </Trans>
  )

/** "Et si…": what may change, and the tax that follows at once beside the saved one; nothing of it is kept. */
export const WhatIf = ({ snapshot, send }: StepProps): ReactElement | null => {
  const { t } = useLingui()
  const names = useNames()
  const { heirs, patrimony } = selectForm(snapshot)
  const told = { age: heirs.spouse_age, share: shareText(patrimony.home_percentage) }
  const [age, setAge] = useState(told.age)
  const [share, setShare] = useState(told.share)
  const held = selectSupposed(snapshot)
  const result = selectResult(snapshot)
  if (held?.settlement === undefined || result === undefined) return null
  const { supposed, settlement } = held
  const suppose = (change: Supposed): void => send({ type: 'supposed', change })
  const isMarried = heirs.family_situation === 'spouse'
  const isParent = Number(heirs.children) > 0
  const savedOf = (option: string) => result.options?.find((one) => one.option === option)
  return (
    <Fold title={<Trans id="transmission.suppose.title">Et si…</Trans>}>
      <p className={text({ as: 'small' })}>
        <Trans id="transmission.suppose.lead">Changez un point&nbsp;: l’impôt suit aussitôt. Rien n’est enregistré.</Trans>
      </p>
      <Columns of="equal">
        <Panel padded={false}>
          {isMarried && isParent && (
            <PanelSection>
              <Switch
                label={<Trans id="transmission.suppose.gift">Nous faisons une donation entre époux</Trans>}
                checked={supposed.hasSpousalGift ?? heirs.has_spouse_donation}
                onChange={(hasSpousalGift) => suppose({ hasSpousalGift })}
              />
            </PanelSection>
          )}
          {isMarried && isParent && (
            <PanelSection>
              <NumberField
                label={<Trans id="transmission.heirs.age">Âge de mon conjoint</Trans>}
                hint={<Trans id="transmission.suppose.age-hint">De 18 à 120&nbsp;ans</Trans>}
                value={age}
                maxLength={LONGEST}
                onValueChange={(typed) => {
                  setAge(typed)
                  suppose({ spouseAge: within(typed, SPOUSE_AGES.first, SPOUSE_AGES.last) })
                }}
              />
            </PanelSection>
          )}
          {patrimony.owner_home && (
            <PanelSection>
              <NumberField
                label={<Trans id="transmission.suppose.share">Ma part du logement, en %</Trans>}
                value={share}
                maxLength={LONGEST}
                onValueChange={(typed) => {
                  setShare(typed)
                  const read = within(typed, 0, HUNDRED)
                  suppose({ homeShare: read === undefined ? undefined : new Decimal(read).dividedBy(HUNDRED) })
                }}
              />
            </PanelSection>
          )}
          {!result.life_insurances_amount.isZero() && (
            <PanelSection>
              <Select
                label={t({ id: 'transmission.suppose.clause', message: 'Bénéficiaire de tous les contrats' })}
                value={supposed.clause ?? ''}
                onValueChange={(clause) => suppose({ clause: clause === '' ? undefined : clause })}
                options={[
                  { value: '' as const, label: t({ id: 'transmission.suppose.saved', message: 'Comme enregistré' }) },
                  ...CLAUSES.filter((clause) => (clause !== 'spouse' || isMarried) && (clause !== 'children' || isParent)).map(
                    (value) => ({
                      value,
                      label: names.clause[value],
                    }),
                  ),
                ]}
              />
            </PanelSection>
          )}
          <PanelSection>
            <Button
              variant="secondary"
              size="s"
              onClick={() => {
                setAge(told.age)
                setShare(told.share)
                send({ type: 'supposedCleared' })
              }}
            >
              <Trans id="transmission.suppose.clear">Revenir à ma situation</Trans>
            </Button>
          </PanelSection>
        </Panel>
        <Panel>
          <Stack aria-live="polite">
            {settlement.options.map(({ option, totalTax, highestTax, rows }) => {
              const before = savedOf(option)
              return (
                <div key={option}>
                  {settlement.options.length > 1 && <h3 className={text({ as: 'name' })}>{names.option[option]}</h3>}
                  <Ledger>
                    <Line
                      name={<Trans id="transmission.suppose.tax">Impôt total</Trans>}
                      value={<TaxRange lowest={euros(totalTax)} highest={euros(highestTax)} />}
                      note={before !== undefined && isMoved(before, totalTax, highestTax) && <Before answer={before} />}
                    />
                    {rows.map(({ heir, number, people, received, leastReceived }) => (
                      <Line
                        key={rowKey({ beneficiary: heir, people: people && [...people] })}
                        name={
                          number > 1 ? (
                            <Trans id="transmission.suppose.each">
                              {names.row({ beneficiary: heir, number, people })}, chacun après impôt
                            </Trans>
                          ) : (
                            <Trans id="transmission.suppose.one">
                              {names.row({ beneficiary: heir, number, people })}, après impôt
                            </Trans>
                          )
                        }
                        value={<TaxRange lowest={leastReceived} highest={received} />}
                      />
                    ))}
                  </Ledger>
                </div>
              )
            })}
          </Stack>
        </Panel>
      </Columns>
    </Fold>
  )
}
