import { clausesFor, CONTRACT_KINDS, LONGEST_NAME, type ContractRow } from '@hautelisse/domain/transmission'
import { addEuros } from '@hautelisse/domain/money'
import { selectAsksPremiums, selectForm, selectPlans, selectTotals, type AmountField } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button, ToolButton } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { TextField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AgeNote } from './age-note.tsx'
import { PlanOffers } from './plan-offers.tsx'
import { QuestionsCard, QuestionsForm, useFields } from './step-form.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useNames } from './step-words.ts'
import { SummaryLines } from './summary-lines.tsx'

/** Premiums paid on both sides of the 70th birthday (TRM-07). */
const Premiums = ({ snapshot, send, row }: AnswerProps & { readonly row: ContractRow }): ReactElement => {
  const field = useFields({ snapshot, send })
  const after: AmountField = `contracts.${row.id}.premiums_after_70`
  const before: AmountField = `contracts.${row.id}.premiums_before_70`
  return (
    <>
      <MoneyField
        {...field.amount(after, { path: after, text: row.premiumsAfter70.text })}
        label={<Trans id="transmission.contracts.after">Primes versées après vos 70 ans</Trans>}
        hint={<Trans id="transmission.contracts.after-hint">Sans déduire vos retraits. Vide : aucune.</Trans>}
        cents
      />
      <MoneyField
        {...field.amount(before, { path: before, text: row.premiumsBefore70.text })}
        label={<Trans id="transmission.contracts.before">Primes versées avant vos 70 ans (facultatif)</Trans>}
        hint={
          <Trans id="transmission.contracts.before-hint">
            Vide : tout ce qui dépasse vos primes d’après 70 ans compte comme versé avant.
          </Trans>
        }
        cents
      />
    </>
  )
}

const Contract = ({
  snapshot,
  send,
  row,
  at,
}: AnswerProps & { readonly row: ContractRow; readonly at: number }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const { heirs } = selectForm(snapshot)
  const field = useFields({ snapshot, send })
  const isPartner = heirs.family_situation === 'pacs'
  const path: AmountField = `contracts.${row.id}.amount`
  const asksPremiums = selectAsksPremiums(snapshot).has(row.id)
  return (
    <PanelSection>
      <h3>
        <VisuallyHidden>{t({ id: 'transmission.contracts.row', message: `Contrat ${at}` })}</VisuallyHidden>
      </h3>
      <div className={styles.rowHead}>
        {row.planId === undefined ? (
          <Tag>
            <Trans id="transmission.contracts.added">Ajouté par vous</Trans>
          </Tag>
        ) : (
          <Tag kind="done">
            <Trans id="transmission.contracts.own">Repris de vos comptes</Trans>
          </Tag>
        )}
        <ToolButton
          className={styles.remove}
          icon={drawings.Close}
          aria-label={t({ id: 'transmission.contracts.remove', message: `Supprimer le contrat ${at}` })}
          onClick={() => send({ type: 'contractRemoved', id: row.id })}
        />
      </div>
      <div className={styles.row}>
        <div className={styles.contract}>
          <TextField
            {...field.text(`contracts.${row.id}.name`, row.name, (name) => ({
              type: 'contractChanged',
              id: row.id,
              change: { name },
            }))}
            label={<Trans id="transmission.contracts.name">Nom du contrat</Trans>}
            maxLength={LONGEST_NAME}
            autoComplete="off"
          />
          <Select
            label={t({ id: 'transmission.contracts.kind', message: 'Nature du contrat' })}
            value={row.kind}
            onValueChange={(kind) => send({ type: 'contractChanged', id: row.id, change: { kind } })}
            options={CONTRACT_KINDS.map((value) => ({ value, label: names.kind[value] }))}
          />
          <MoneyField
            {...field.amount(path, { path, text: row.amount.text })}
            label={<Trans id="accounts.operations.amount">Montant</Trans>}
            cents
          />
          {row.kind !== 'per_securities' && (
            <Select
              label={t({ id: 'transmission.contracts.beneficiary', message: 'Bénéficiaire' })}
              value={row.beneficiary}
              onValueChange={(beneficiary) => send({ type: 'contractChanged', id: row.id, change: { beneficiary } })}
              options={clausesFor(heirs).map((value) => ({
                value,
                label: value === 'spouse' && isPartner ? names.partner : names.clause[value],
              }))}
            />
          )}
          {asksPremiums && <Premiums snapshot={snapshot} send={send} row={row} />}
        </div>
      </div>
      {row.kind === 'per_securities' && (
        <Note className={styles.below}>
          <Trans id="transmission.contracts.securities">
            Un PER en compte-titres n’a pas de bénéficiaire désigné : sa valeur est comptée dans votre patrimoine.
          </Trans>
        </Note>
      )}
      {row.kind !== 'per_securities' && row.beneficiary === 'spouse' && isPartner && (
        <Note kind="warn" live className={styles.below}>
          <Trans id="transmission.contracts.partner">
            Vérifiez que votre contrat nomme votre partenaire de PACS : le mot conjoint ne le désigne pas.
          </Trans>
        </Note>
      )}
      {row.planId === undefined && (
        <div className={styles.below}>
          <Checkbox
            label={<Trans id="transmission.contracts.ours">Contrat souscrit chez Hautelisse</Trans>}
            checked={row.isOurs}
            onChange={(isOurs) => send({ type: 'contractChanged', id: row.id, change: { isOurs } })}
          />
        </div>
      )}
    </PanelSection>
  )
}

export const ContractsCard = ({ snapshot, send }: AnswerProps): ReactElement => {
  const { life } = selectForm(snapshot)
  const { lifeInsurance } = selectTotals(snapshot)
  return (
    <QuestionsCard
      title={<Trans id="transmission.contracts.title">Mes contrats</Trans>}
      total={life.has_life_insurance && <Amount value={lifeInsurance} size="s" />}
    >
      <PanelSection>
        <Switch
          label={<Trans id="transmission.life.has">J’ai au moins une assurance-vie ou un PER</Trans>}
          description={<Trans id="transmission.life.clears">Si vous décochez, tous les contrats saisis sont effacés.</Trans>}
          checked={life.has_life_insurance}
          onChange={(on) => send({ type: 'lifeSwitched', on })}
        />
      </PanelSection>
      {life.contracts.map((row, at) => (
        <Contract key={row.id} snapshot={snapshot} send={send} row={row} at={at + 1} />
      ))}
      {life.has_life_insurance && (
        <PanelSection>
          <Button variant="secondary" size="s" icon={drawings.PlusCircle} onClick={() => send({ type: 'contractAdded' })}>
            <Trans id="transmission.contracts.add">Ajouter un contrat</Trans>
          </Button>
        </PanelSection>
      )}
    </QuestionsCard>
  )
}

const LifeSummary = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const names = useNames()
  const { lifeInsurance, patrimony, contracts } = selectTotals(snapshot)
  const { heirs } = selectForm(snapshot)
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="transmission.life.total">Assurances-vie</Trans>
      </h2>
      <SummaryLines
        lines={contracts.map(({ id, name, clause, amount }) => ({
          key: `${id}`,
          name: [name, clause === 'spouse' && heirs.family_situation === 'pacs' ? names.partner : names.clause[clause]]
            .filter((part) => part !== '')
            .join(', '),
          amount,
        }))}
      />
      <p className={styles.below} aria-live="polite">
        <Amount value={lifeInsurance} size="m" />
      </p>
      <SummaryLines
        lines={[
          {
            key: 'all',
            name: <Trans id="transmission.life.with">Avec votre patrimoine net</Trans>,
            amount: addEuros(patrimony, lifeInsurance),
          },
        ]}
      />
    </>
  )
}

/** Step 3: the life insurances (TRANS-15, LIFE-01 to LIFE-11). */
export const LifeStep = (parts: StepProps): ReactElement => {
  const { contracts, counted } = selectPlans(parts.snapshot)
  return (
    <QuestionsForm {...parts} step="life-insurances" number={3} aside={<LifeSummary snapshot={parts.snapshot} />}>
      <AgeNote snapshot={parts.snapshot} />
      <ContractsCard {...parts} />
      <PlanOffers send={parts.send} plans={contracts} counted={counted} />
      <Note>
        <Trans id="transmission.life.allowance">
          Sur les primes versées avant 70 ans, chaque bénéficiaire reçoit 152 500 € sans impôt, tous contrats réunis : Code
          général des impôts, art. 990 I. Un PER en assurance suit cette règle en cas de décès avant 70 ans. Le conjoint est
          exonéré. Nous supposons qu’aucune prime n’a été versée avant le 13/10/1998 et qu’aucun contrat n’a été souscrit avant le
          20/11/1991.
        </Trans>
      </Note>
    </QuestionsForm>
  )
}
