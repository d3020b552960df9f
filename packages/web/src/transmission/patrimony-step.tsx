import { canLiveThere, type GoodRow } from '@hautelisse/domain/transmission'
import { selectForm, selectPlans, selectTotals, type AmountField } from '@hautelisse/machines/transmission'
import { euros, isZero, sumEuros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button, ToolButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { Gifts } from './gifts.tsx'
import { GiftsChangeTax } from './gifts-words.tsx'
import { PlanOffers } from './plan-offers.tsx'
import { QuestionsCard, QuestionsForm, useFields } from './step-form.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useNames } from './step-words.ts'
import { SummaryLines } from './summary-lines.tsx'

const GOODS = ['immovable', 'financial', 'others'] as const

export const HomeCard = ({
  snapshot,
  send,
  hasProposal = false,
}: AnswerProps & { readonly hasProposal?: boolean }): ReactElement => {
  const { patrimony, heirs } = selectForm(snapshot)
  const { home, homeAllowance } = selectTotals(snapshot)
  const field = useFields({ snapshot, send })
  return (
    <QuestionsCard
      title={<Trans id="transmission.home.title">Ma résidence principale</Trans>}
      total={home !== undefined && <Amount value={home} size="s" />}
    >
      <PanelSection>
        <Switch
          label={<Trans id="transmission.home.owner">Je suis propriétaire de mon logement</Trans>}
          checked={patrimony.owner_home}
          onChange={(owner_home) => send({ type: 'patrimonyChanged', change: { owner_home } })}
        />
      </PanelSection>
      {patrimony.owner_home && (
        <PanelSection>
          <div className={styles.pair}>
            <MoneyField
              {...field.amount('home_value', { path: 'home_value', text: patrimony.home_value.text })}
              label={<Trans id="transmission.home.value">Valeur du logement</Trans>}
              cents
            />
            <MoneyField
              {...field.amount('home_percentage', { path: 'home_percentage', text: patrimony.home_percentage.text })}
              label={<Trans id="transmission.home.share">Ma part</Trans>}
              unit="%"
              cents
            />
          </div>
          {hasProposal && heirs.family_situation === 'spouse' && (
            <p className={styles.hint}>
              <Trans id="transmission.home.half">Vous êtes marié : nous avons proposé la moitié.</Trans>
            </p>
          )}
        </PanelSection>
      )}
      {patrimony.owner_home && canLiveThere(heirs) && (
        <PanelSection>
          <Switch
            label={
              <Trans id="transmission.home.family">
                Mon conjoint, mon partenaire de PACS, ou mes enfants mineurs ou protégés y habitent aussi
              </Trans>
            }
            description={
              isZero(homeAllowance) ? (
                <Trans id="transmission.home.allowance">La base de l’impôt baisse alors de 20 % de votre part.</Trans>
              ) : (
                <Trans id="transmission.home.allowed">
                  La base de l’impôt baisse de <Amount value={homeAllowance} />, 20 % de votre part. Code général des impôts, art.
                  764 bis
                </Trans>
              )
            }
            checked={patrimony.family_at_home}
            onChange={(family_at_home) => send({ type: 'patrimonyChanged', change: { family_at_home } })}
          />
        </PanelSection>
      )}
    </QuestionsCard>
  )
}

const Good = ({ snapshot, send, row, at }: AnswerProps & { readonly row: GoodRow; readonly at: number }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const field = useFields({ snapshot, send })
  const amount = (part: 'amount' | 'rate') => {
    const path: AmountField = `other_goods.${row.id}.${part}`
    return field.amount(path, { path, text: row[part].text })
  }
  const retained = selectTotals(snapshot).retained.get(row.id)
  const plan = selectPlans(snapshot).goods.find(({ policy_id }) => policy_id === row.planId)
  const typePath = `other_goods.${row.id}.type`
  return (
    <PanelSection>
      <h3>
        <VisuallyHidden>{t({ id: 'transmission.goods.row', message: `Bien ${at}` })}</VisuallyHidden>
      </h3>
      {plan !== undefined && (
        <p className={styles.origin}>
          <Tag kind="done">
            <Trans id="transmission.contracts.own">Repris de vos comptes</Trans>
          </Tag>
          {plan.title}
        </p>
      )}
      <div className={styles.row}>
        <div className={styles.good}>
          <div className={styles.whole}>
            <Select
              id={typePath}
              label={t({ id: 'transmission.goods.type', message: 'Type de bien' })}
              value={row.type}
              error={field.refusal(typePath)}
              onValueChange={(good) => {
                if (good !== '') send({ type: 'goodTypeChosen', id: row.id, good })
              }}
              options={[
                { value: '', label: t({ id: 'transmission.heirs.choose', message: 'Choisir' }) },
                ...GOODS.map((value) => ({ value, label: names.good[value] })),
              ]}
            />
          </div>
          <div className={styles.whole}>
            <MoneyField {...amount('amount')} label={<Trans id="transmission.goods.value">Valeur</Trans>} cents />
          </div>
          <div className={styles.whole}>
            <MoneyField {...amount('rate')} label={<Trans id="transmission.goods.share">Ma part du bien</Trans>} unit="%" cents />
          </div>
          <p className={styles.retained}>
            <span className={styles.retainedName}>
              <Trans id="transmission.goods.retained">Retenu</Trans>
            </span>
            {retained !== undefined && <Amount value={retained} />}
          </p>
          <ToolButton
            className={styles.remove}
            icon={drawings.Close}
            aria-label={t({ id: 'transmission.goods.remove', message: `Supprimer le bien ${at}` })}
            onClick={() => send({ type: 'goodRemoved', id: row.id })}
          />
        </div>
      </div>
    </PanelSection>
  )
}

export const GoodsCard = ({ snapshot, send }: AnswerProps): ReactElement => {
  const { patrimony } = selectForm(snapshot)
  const { goods } = selectTotals(snapshot)
  return (
    <QuestionsCard
      title={<Trans id="transmission.goods.title">Mes autres biens</Trans>}
      total={patrimony.has_other_patrimony && <Amount value={sumEuros(goods.map(({ amount }) => amount))} size="s" />}
    >
      <PanelSection>
        <Switch
          label={<Trans id="transmission.goods.own">Je possède d’autres biens</Trans>}
          description={
            <Trans id="transmission.goods.hint">Placements financiers : hors assurances-vie, demandées à l’étape 3.</Trans>
          }
          checked={patrimony.has_other_patrimony}
          onChange={(has_other_patrimony) => send({ type: 'patrimonyChanged', change: { has_other_patrimony } })}
        />
      </PanelSection>
      {patrimony.has_other_patrimony &&
        patrimony.other_goods.map((row, at) => <Good key={row.id} snapshot={snapshot} send={send} row={row} at={at + 1} />)}
      {patrimony.has_other_patrimony && (
        <PanelSection>
          <Button variant="secondary" size="s" icon={drawings.PlusCircle} onClick={() => send({ type: 'goodAdded' })}>
            <Trans id="transmission.goods.add">Ajouter un bien</Trans>
          </Button>
        </PanelSection>
      )}
    </QuestionsCard>
  )
}

export const DebtsCard = ({ snapshot, send }: AnswerProps): ReactElement => {
  const { patrimony } = selectForm(snapshot)
  const { debts } = selectTotals(snapshot)
  const field = useFields({ snapshot, send })
  return (
    <QuestionsCard
      title={<Trans id="transmission.debts.title">Mes dettes et donations</Trans>}
      total={!isZero(debts) && <Amount value={euros(debts.negated())} size="s" />}
    >
      <PanelSection>
        <div className={styles.short}>
          <MoneyField
            {...field.amount('passif', { path: 'passif', text: patrimony.passif.text })}
            label={<Trans id="transmission.debts.label">Ma part des dettes (la moitié d’un emprunt commun)</Trans>}
            cents
          />
        </div>
        <p className={styles.hint}>
          <Trans id="transmission.debts.funeral">La base de l’impôt baisse aussi de 1 500 €, pour les frais d’obsèques.</Trans>
        </p>
      </PanelSection>
      <PanelSection>
        <Switch
          label={<Trans id="transmission.debts.gifts">J’ai fait des donations</Trans>}
          checked={patrimony.has_donate}
          onChange={(has_donate) => send({ type: 'patrimonyChanged', change: { has_donate } })}
        />
        {patrimony.has_donate && (
          <Note live className={styles.below}>
            {patrimony.gifts.length > 0 ? (
              <GiftsChangeTax />
            ) : (
              <Trans id="transmission.debts.gifts-note">
                Les donations de moins de 15&nbsp;ans ne sont pas prises en compte.
              </Trans>
            )}
          </Note>
        )}
      </PanelSection>
      {patrimony.has_donate && <Gifts snapshot={snapshot} send={send} />}
    </QuestionsCard>
  )
}

const PatrimonySummary = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const names = useNames()
  const { home, goods, debts, patrimony, taxBase, homeAllowance, funeral } = selectTotals(snapshot)
  const lines = [
    ...(home === undefined
      ? []
      : [{ key: 'home', name: <Trans id="transmission.home.name">Résidence principale</Trans>, amount: home }]),
    ...goods.map(({ type, amount }, at) => ({ key: `${at}`, name: names.good[type], amount })),
    ...(isZero(debts)
      ? []
      : [{ key: 'debts', name: <Trans id="transmission.debts.name">Ma part des dettes</Trans>, amount: euros(debts.negated()) }]),
  ]
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="transmission.patrimony.net">Patrimoine net</Trans>
      </h2>
      <SummaryLines lines={lines} />
      <p className={styles.below} aria-live="polite">
        <Amount value={patrimony} size="m" />
      </p>
      <SummaryLines
        lines={[{ key: 'base', name: <Trans id="transmission.term.base">Base de l’impôt</Trans>, amount: taxBase }]}
      />
      <p className={styles.hint}>
        {isZero(homeAllowance) ? (
          <Trans id="transmission.patrimony.base-funeral">
            Patrimoine moins <Amount value={funeral} /> (obsèques). Elle sert seulement à calculer les droits.
          </Trans>
        ) : (
          <Trans id="transmission.patrimony.base-home">
            Patrimoine moins <Amount value={homeAllowance} /> (logement) et <Amount value={funeral} /> (obsèques). Elle sert
            seulement à calculer les droits.
          </Trans>
        )}
      </p>
    </>
  )
}

/** Step 2: what the saver owns and owes (TRANS-14, PATRI-01 to PATRI-19). */
export const PatrimonyStep = (parts: StepProps): ReactElement => {
  const { goods, counted } = selectPlans(parts.snapshot)
  return (
    <QuestionsForm {...parts} step="patrimony" number={2} aside={<PatrimonySummary snapshot={parts.snapshot} />}>
      <HomeCard {...parts} hasProposal />
      <GoodsCard {...parts} />
      <PlanOffers send={parts.send} plans={goods} counted={counted} />
      <DebtsCard {...parts} />
    </QuestionsForm>
  )
}
