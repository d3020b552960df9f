import { takersOf, type GiftRow } from '@hautelisse/domain/transmission'
import { selectForm, selectNeedsGiftDay, type AmountField } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button, ToolButton } from '../ui/button/index.ts'
import { TextField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack } from '../ui/page/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { useFields } from './step-form.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps } from './step-props.ts'
import { useNames } from './step-words.ts'

const LONGEST_DATE = 10
const keyOf = ({ to, person }: Pick<GiftRow, 'to' | 'person'>): string => `${to}.${person}`

const Gift = ({ snapshot, send, row, at }: AnswerProps & { readonly row: GiftRow; readonly at: number }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const field = useFields({ snapshot, send })
  const takers = takersOf(selectForm(snapshot).heirs)
  const amount: AmountField = `gifts.${row.id}.amount`
  const [person, made] = [`gifts.${row.id}.person`, `gifts.${row.id}.made`]
  const known = takers.some((one) => keyOf(one) === keyOf(row)) ? keyOf(row) : ''
  return (
    <PanelSection>
      <Stack>
        <div className={styles.rowHead}>
          <h3>{t({ id: 'transmission.gifts.row', message: `Donation ${at}` })}</h3>
          <ToolButton
            className={styles.remove}
            icon={drawings.Close}
            aria-label={t({ id: 'transmission.gifts.remove', message: `Supprimer la donation ${at}` })}
            onClick={() => send({ type: 'giftRemoved', id: row.id })}
          />
        </div>
        <Select
          id={person}
          label={t({ id: 'transmission.gifts.person', message: 'À qui' })}
          value={known}
          error={field.refusal(person)}
          onValueChange={(key) => {
            const taker = takers.find((one) => keyOf(one) === key)
            if (taker !== undefined) send({ type: 'giftChanged', id: row.id, change: taker })
          }}
          options={[
            ...(known === '' ? [{ value: '', label: t({ id: 'transmission.heirs.choose', message: 'Choisir' }) }] : []),
            ...takers.map((one) => ({ value: keyOf(one), label: names.person(one.to, one.person) })),
          ]}
        />
        <div className={styles.pair}>
          <MoneyField
            {...field.amount(amount, { path: amount, text: row.amount.text })}
            label={<Trans id="transmission.gifts.amount">Valeur déclarée, en euros</Trans>}
            cents
          />
          <TextField
            id={made}
            label={<Trans id="transmission.gifts.made">Année ou jour</Trans>}
            hint={<Trans id="transmission.gifts.made-hint">2019 ou 03/05/2019</Trans>}
            value={row.made}
            error={field.refusal(made)}
            maxLength={LONGEST_DATE}
            onValueChange={(text) => send({ type: 'giftChanged', id: row.id, change: { made: text } })}
          />
        </div>
        {selectNeedsGiftDay(snapshot).has(row.id) && (
          <Note live>
            <Trans id="transmission.gifts.day">
              Cette année-là, le jour décide&nbsp;: plus de 15&nbsp;ans avant le décès, la donation ne compte plus. Sans le jour,
              elle est comptée.
            </Trans>
          </Note>
        )}
        {row.to === 'children' && (
          <Switch
            label={<Trans id="transmission.gifts.family">C’est un don familial d’argent (article 790 G)</Trans>}
            description={
              <Trans id="transmission.gifts.family-hint">
                Il a son propre abattement, par enfant et en 15&nbsp;ans&nbsp;: jusque-là il ne compte pas.
              </Trans>
            }
            checked={row.isFamilyMoney}
            onChange={(isFamilyMoney) => send({ type: 'giftChanged', id: row.id, change: { isFamilyMoney } })}
          />
        )}
      </Stack>
    </PanelSection>
  )
}

/** Gifts of the last fifteen years, one by one: to whom, how much, when (BEY-70 to BEY-75). */
export const Gifts = ({ snapshot, send }: AnswerProps): ReactElement | null => {
  const { heirs, patrimony } = selectForm(snapshot)
  if (takersOf(heirs).length === 0) return null
  return (
    <>
      {patrimony.gifts.map((row, at) => (
        <Gift key={row.id} snapshot={snapshot} send={send} row={row} at={at + 1} />
      ))}
      <PanelSection>
        <Button variant="secondary" size="s" icon={drawings.PlusCircle} onClick={() => send({ type: 'giftAdded' })}>
          <Trans id="transmission.gifts.add">Ajouter une donation</Trans>
        </Button>
        <p className={styles.hint}>
          <Trans id="transmission.gifts.hint">
            Seulement vos donations de moins de 15&nbsp;ans, déclarées ou non&nbsp;; celles de l’autre parent ont leur propre
            abattement.
          </Trans>
        </p>
      </PanelSection>
    </>
  )
}
