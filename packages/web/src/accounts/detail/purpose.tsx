import { PURPOSES, takesPurpose, type Account, type Purpose } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { canSayPurpose, purposeMachine, selectPurpose } from '@hautelisse/machines/accounts'
import { savingsPortOf } from '@hautelisse/machines/home'
import { selectIsMirror } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../../answers/index.ts'
import { LinkButtonTo, TextLinkTo } from '../../portal/index.ts'
import { useApp, useSession } from '../../shell/index.ts'
import { RadioCards } from '../../ui/choice/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Body, Page, PageHead, Section, State } from '../../ui/page/index.ts'
import * as styles from './detail.css.ts'
import { usePurposeNames } from './purpose-words.ts'

const NOTHING = 'nothing'
const pathOf = (purpose: Purpose): string => pathTo('savings-detail', { selectionFilter: 'project', filter: purpose })

type ChoiceProps = { readonly choice: Purpose | null; readonly onChoose: (purpose: Purpose | null) => void }

const PurposeChoice = ({ choice, onChoose }: ChoiceProps): ReactElement => {
  const names = usePurposeNames()
  return (
    <RadioCards<Purpose | typeof NOTHING>
      columns={3}
      label={<Trans id="detail.purpose.choice">Choisissez un projet</Trans>}
      value={choice ?? NOTHING}
      onValueChange={(chosen) => onChoose(chosen === NOTHING ? null : chosen)}
      options={[
        ...PURPOSES.map((value) => ({ value, title: names[value] })),
        { value: NOTHING, title: <Trans id="detail.purpose.nothing">Rien de précis</Trans> },
      ]}
    />
  )
}

type PurposeProps = { readonly account: Account }

const PurposeSection = ({ account }: PurposeProps): ReactElement => {
  const { client, home, session } = useApp()
  const { t } = useLingui()
  const names = usePurposeNames()
  const isMirror = useSession(selectIsMirror)
  const [snapshot, send] = useMachine(purposeMachine, {
    input: {
      client,
      policyId: account.policy_id,
      purpose: account.purpose ?? null,
      askAgain: () => savingsPortOf(session).askAgain(),
    },
  })
  const { purpose, choice, step, hasFailed } = selectPurpose(snapshot)
  const canChange = !isMirror && canSayPurpose(home.extensions)
  const label = t({ id: 'detail.purpose.label', message: 'Ce compte sert à' })
  return (
    <Section title={<Trans id="detail.purpose.title">Le projet de ce compte</Trans>} className={styles.section}>
      <Answers>
        <AnswerRow
          name={label}
          said={
            purpose === null ? (
              <Trans id="detail.purpose.unsaid">Vous ne l’avez pas encore dit.</Trans>
            ) : (
              <>
                {names[purpose]}
                <br />
                <TextLinkTo to={pathOf(purpose)}>
                  <Trans id="detail.purpose.all">Voir les comptes de ce projet</Trans>
                </TextLinkTo>
              </>
            )
          }
          onChange={canChange ? () => send({ type: 'changeRequested' }) : undefined}
          isOpen={step === 'choosing' || step === 'keeping'}
        >
          <AnswerForm
            busy={step === 'keeping'}
            onTake={(event) => {
              event.preventDefault()
              send({ type: 'keepRequested' })
            }}
            onLeave={() => send({ type: 'changeGivenUp' })}
          >
            <PurposeChoice choice={choice} onChoose={(chosen) => send({ type: 'purposeChosen', purpose: chosen })} />
            {hasFailed && (
              <Note kind="alert" live>
                <p>
                  <Trans id="detail.purpose.failed">
                    Votre choix n’a pas pu être enregistré. Il reste affiché&nbsp;: validez-le de nouveau.
                  </Trans>
                </p>
              </Note>
            )}
          </AnswerForm>
        </AnswerRow>
      </Answers>
      <LiveRegion>{step === 'kept' ? t({ id: 'detail.purpose.kept', message: 'Votre choix est enregistré.' }) : ''}</LiveRegion>
    </Section>
  )
}

/** What the saver says that an account is for, where they can say it: not of retirement savings, nor of another bank's (P-CONST-25). */
export const AccountPurpose = ({ account }: PurposeProps): ReactElement | null =>
  takesPurpose(account) ? <PurposeSection account={account} /> : null

/** /epargne/detail/project/… of a purpose that no account has yet: how one gets it, and the way there (P-CONST-25). */
export const NoAccountOfPurpose = ({ purpose }: { readonly purpose: Purpose }): ReactElement => (
  <Page>
    <PageHead title={usePurposeNames()[purpose]} />
    <Body>
      <State
        kind="empty"
        level={2}
        title={<Trans id="detail.purpose.none">Aucun compte pour ce projet</Trans>}
        action={
          <LinkButtonTo to={pathTo('accounts')} variant="secondary">
            <Trans id="detail.purpose.choose">Choisir un de mes comptes</Trans>
          </LinkButtonTo>
        }
      >
        <Trans id="detail.purpose.how">
          Sur la page d’un compte, vous pouvez dire à quoi il sert&nbsp;; ceux de ce projet se retrouvent ensuite ici, avec leur
          total.
        </Trans>
      </State>
    </Body>
  </Page>
)
