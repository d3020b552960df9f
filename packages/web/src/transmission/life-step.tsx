import { clausesFor, LONGEST_NAME, type ContractRow } from '@hautelisse/domain/transmission'
import { addEuros } from '@hautelisse/domain/money'
import { selectForm, selectIsSeventy, selectPlans, selectTotals, type AmountField } from '@hautelisse/machines/transmission'
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
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { PlanOffers } from './plan-offers.tsx'
import { Card, StepForm, useFields } from './step-form.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useNames } from './step-words.ts'
import { SummaryLines } from './summary-lines.tsx'

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
        <MoneyField
          {...field.amount(path, { path, text: row.amount.text })}
          label={<Trans id="transmission.contracts.amount">Montant</Trans>}
          cents
        />
        <Select
          label={t({ id: 'transmission.contracts.beneficiary', message: 'Bénéficiaire' })}
          value={row.beneficiary}
          onValueChange={(beneficiary) => send({ type: 'contractChanged', id: row.id, change: { beneficiary } })}
          options={clausesFor(heirs).map((value) => ({
            value,
            label: value === 'spouse' && isPartner ? names.partner : names.clause[value],
          }))}
        />
      </div>
      {row.beneficiary === 'spouse' && isPartner && (
        <Note kind="warn" live className={styles.note}>
          <Trans id="transmission.contracts.partner">
            Vérifiez que votre contrat nomme votre partenaire de PACS : le mot conjoint ne le désigne pas.
          </Trans>
        </Note>
      )}
      {row.planId === undefined && (
        <div className={styles.note}>
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
    <Card
      title={<Trans id="transmission.contracts.title">Mes contrats</Trans>}
      total={life.has_life_insurance && <Amount value={lifeInsurance} size="s" />}
    >
      <PanelSection>
        <Switch
          label={<Trans id="transmission.life.has">J’ai au moins une assurance-vie</Trans>}
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
    </Card>
  )
}

const LifeSummary = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const names = useNames()
  const { lifeInsurance, patrimony, contracts } = selectTotals(snapshot)
  const { heirs } = selectForm(snapshot)
  return (
    <>
      <h2 className={styles.cardTitle}>
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
      <p className={styles.big} aria-live="polite">
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
    <StepForm {...parts} step="life-insurances" number={3} aside={<LifeSummary snapshot={parts.snapshot} />}>
      {selectIsSeventy(parts.snapshot) && (
        <Note kind="warn">
          <Trans id="transmission.life.seventy">
            Vous avez 70 ans ou plus. Le simulateur suppose que tous vos versements ont été faits avant 70 ans : l’impôt affiché
            peut être trop faible.
          </Trans>
        </Note>
      )}
      <ContractsCard {...parts} />
      <PlanOffers send={parts.send} plans={contracts} counted={counted} />
      <Note>
        <Trans id="transmission.life.allowance">
          Chaque bénéficiaire reçoit 152 500 € sans impôt, tous contrats réunis. Le conjoint est exonéré. Code général des impôts,
          art. 990 I. Nous supposons tous les versements faits avant vos 70 ans, et aucun avant le 13/10/1998.
        </Trans>
      </Note>
    </StepForm>
  )
}
