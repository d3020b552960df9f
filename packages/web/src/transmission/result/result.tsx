import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { addEuros, subtractEuros } from '@hautelisse/domain/money'
import { selectUser } from '@hautelisse/machines/session'
import { selectIsFromBefore, selectPlans, selectResult } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { AdvisorCard } from '../../advisor/index.ts'
import { useSession } from '../../shell/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Columns, Doors, Fact, Facts, Figure, PageHead, Section, Stack } from '../../ui/page/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { ContactButton } from '../explanation-modal.tsx'
import { Modification } from '../modification.tsx'
import type { StepProps } from '../step-props.ts'
import { LawAssumptions } from './assumptions.tsx'
import { TransmissionAnswers } from './answers.tsx'
import { ByHeir } from './by-heir.tsx'
import { DutyCalculations } from './calculation.tsx'
import { ChangeBanner } from './changed.tsx'
import { ExplainingTaxes } from './explaining.tsx'
import { FamilySentence } from './family.tsx'
import { goToAnswers } from './go-to-answers.ts'
import { OptionCard } from './option-card.tsx'
import * as styles from './result.css.ts'
import { keepPlace } from '../../simulations/index.ts'
import { optional } from '../../ui/late/index.ts'
import { Erasing } from './erasing.tsx'
import { LatePremiums } from './late-premiums.tsx'
import { PatrimonyLedger } from './patrimony-ledger.tsx'
import { SecondDoor } from './second-door.tsx'
import { ShareOption, TalkOption } from './share-option.tsx'
import { WhatIf } from './what-if.tsx'

/** Who the advisor is, if there is one, and the way to them. */
const AdvisorPanel = (): ReactElement => {
  const advisor = useSession(selectUser)?.[PROVIDER_ADVISOR]
  return (
    <Panel as="div">
      <Stack>
        {advisor !== undefined && <AdvisorCard advisor={advisor} />}
        <ContactButton />
      </Stack>
    </Panel>
  )
}

/** What prints the result, and what keeps it, is not needed to read it. */
const PrintResult = optional(async () => (await import('../keep.tsx')).PrintTransmission)
const KeepResult = optional(async () => (await import('../keep.tsx')).KeepTransmission)

/** Who receives what, and at what cost: every option with the same weight, then person by person, then step by step (TRANS-35). */
export const TransmissionResult = (parts: StepProps): ReactElement | null => {
  const { t } = useLingui()
  const { snapshot, send } = parts
  const result = selectResult(snapshot)
  if (result === undefined) return null
  const { options = [], patrimonies_amount: patrimony, life_insurances_amount: insurance } = result
  const [quarter, usufruct] = ['quarter', 'usufruct'].map((code) => options.find(({ option }) => option === code)?.total_tax)
  const isChoice = options.length > 1
  const plans = selectPlans(snapshot)
  const left = [...plans.goods, ...plans.contracts].filter(({ policy_id: id }) => !plans.counted.has(id))
  return (
    <ExplainingTaxes options={options}>
      <div className={styles.page}>
        {selectIsFromBefore(snapshot) && <ChangeBanner send={send} />}
        <PageHead
          title={<Trans id="session.login.transmission">Ma Transmission 360</Trans>}
          lead={
            <>
              <FamilySentence heirs={result.heirs} />
              {isChoice && (
                <>
                  {' '}
                  <Trans id="transmission.result.choice">
                    Votre conjoint pourra choisir entre ces options, prévues par le Code civil.
                  </Trans>
                </>
              )}
            </>
          }
          actions={
            <div className={styles.totals}>
              <Figure
                label={<Trans id="transmission.result.patrimony">Patrimoine</Trans>}
                value={<Amount value={patrimony} size="s" />}
              />
              <Figure
                label={<Trans id="transmission.kind.insurance">Assurance-vie</Trans>}
                value={<Amount value={insurance} size="s" />}
              />
              <Figure
                label={<Trans id="transmission.result.all">Total transmis</Trans>}
                value={<Amount value={addEuros(patrimony, insurance)} size="m" />}
              />
            </div>
          }
        />
        <div className={styles.printing}>
          <Button variant="secondary" size="s" icon={drawings.Pencil} onClick={goToAnswers}>
            <Trans id="answers.list.change">Modifier mes réponses</Trans>
          </Button>
          <PrintResult snapshot={snapshot} />
        </div>
        <div className={styles.options}>
          {options.map((answer, at) => (
            <OptionCard
              key={answer.option}
              answer={answer}
              at={isChoice ? at + 1 : undefined}
              actions={
                <>
                  <ShareOption option={isChoice ? answer.option : undefined} />
                  {isChoice && <TalkOption option={answer.option} />}
                </>
              }
            />
          ))}
        </div>
        {quarter !== undefined && usufruct !== undefined && (
          <p className={styles.difference}>
            <Amount value={subtractEuros(quarter, usufruct)} size="s" />{' '}
            <Trans id="transmission.result.gap">
              Écart d’impôt à ce premier décès ; au second, la part reçue en propriété sera taxée à son tour
            </Trans>
          </p>
        )}
        <div className={keepPlace}>
          <KeepResult snapshot={snapshot} />
        </div>
        <LatePremiums snapshot={snapshot} result={result} />
        <div data-annex={t({ id: 'transmission.annex.heirs', message: 'Personne par personne' })}>
          <ByHeir options={options} />
        </div>
        <Columns of="equal">
          <div data-annex={t({ id: 'explanation.annex.calculations', message: 'Les calculs, étape par étape' })}>
            <DutyCalculations options={options} />
          </div>
          <Stack space="s6">
            <PatrimonyLedger snapshot={snapshot} />
            <div data-annex={t({ id: 'explanation.annex.assumptions', message: 'Les hypothèses' })}>
              <LawAssumptions hasGifts={(result.patrimony.gifts ?? []).length > 0} />
            </div>
            <AdvisorPanel />
          </Stack>
        </Columns>
        <TransmissionAnswers snapshot={snapshot} />
        <SecondDoor {...parts} />
        <div data-print="never">
          <WhatIf {...parts} />
        </div>
        {left.length > 0 && (
          <Section title={<Trans id="transmission.result.left">Vos plans non comptés</Trans>}>
            <Facts>
              {left.map(({ policy_id: id, title, balance }) => (
                <Fact key={id} name={title}>
                  <Amount value={balance} />
                </Fact>
              ))}
            </Facts>
          </Section>
        )}
        <Doors>
          <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
            <Trans id="transmission.actions.previous">Précédent</Trans>
          </Button>
        </Doors>
        <Erasing {...parts} />
        <Modification {...parts} />
      </div>
    </ExplainingTaxes>
  )
}
