import type { BankAccountProblem, Purpose } from '@hautelisse/domain/bank-account'
import { shortIban } from '@hautelisse/domain/operations'
import { selectForm, selectPaperAddress } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FieldError, TextField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { AccountFields } from './account-fields.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './bank.css.ts'
import { NextSteps } from './next-steps.tsx'
import { PaperWay, PaperList } from './paper-way.tsx'
import { PendingNotes } from './pending-notes.tsx'
import type { BankProps } from './use-bank.ts'
import { useCountryOptions, usePaperWords, useProblemWords, usePurposeWords } from './words.ts'

/** Id of what is wrong with the choice of uses. */
const PURPOSE_ERROR = 'bank-purposes-error'

type PurposeProps = Pick<BankProps, 'send'> & {
  readonly purpose: Purpose
  readonly replaces: string | undefined
  readonly checked: boolean
  readonly refusal: string | undefined
}

const PurposeChoice = ({ purpose, replaces, checked, refusal, send }: PurposeProps): ReactElement => {
  const names = usePurposeWords()
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={checked}
        refusal={refusal}
        onChange={(on) => send({ type: 'purposeSet', purpose, on })}
        label={
          <span className={styles.choiceWords}>
            <b>{names[purpose]}</b>
            <span className={text({ as: 'small' })}>
              {replaces === undefined ? (
                <Trans id="bank.form.no-account">Aucun compte renseigné aujourd’hui</Trans>
              ) : (
                <Trans id="bank.form.replaces">Remplace {shortIban(replaces)}</Trans>
              )}
            </span>
          </span>
        }
      />
    </div>
  )
}

const WORDS = {
  next: <Trans id="bank.form.next">Continuer vers la signature</Trans>,
  confirm: <Trans id="bank.form.next">Continuer vers la signature</Trans>,
  changed: (
    <Trans id="bank.failure.changed">Ce qui peut être changé n’est plus le même. Vérifiez votre demande, puis continuez.</Trans>
  ),
}

/** What follows the form, or why it goes by post. */
const Aside = ({ snapshot }: Pick<BankProps, 'snapshot'>): ReactElement => {
  const paperWords = usePaperWords()
  const { paper, onlineFrom } = selectForm(snapshot)
  const address = selectPaperAddress(snapshot)
  if (paper !== undefined)
    return (
      <div className={styles.card}>
        <Note kind="info">{paperWords(paper, onlineFrom)}</Note>
        <PaperList address={address} />
      </div>
    )
  return (
    <div className={styles.card}>
      <h3 className={text({ as: 'subtitle' })}>
        <Trans id="bank.next.title">Ensuite, votre signature</Trans>
      </h3>
      <NextSteps />
      <PaperWay address={address} />
    </div>
  )
}

/** Purpose and account on one page; nothing is sent before it is right, and everything typed stays. */
export const FormStep = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const optionsOf = useCountryOptions()
  const words = useProblemWords()
  const { form, purposes, countries, problems, paper, isBusy, failure } = selectForm(snapshot)
  const error = (field: BankAccountProblem['path']) => {
    const problem = problems.find((one) => one.path === field)
    return problem && words(problem)
  }
  const purposeError = error('purposes')
  return (
    <ActForm
      view={{ isBusy, errors: [], failure }}
      send={send}
      words={WORDS}
      kind="first"
      isClosed={paper !== undefined}
      title={<Trans id="bank.form.title">Votre compte</Trans>}
      lead={<Trans id="bank.form.lead">Vous relirez tout avant de signer.</Trans>}
      left={<Trans id="bank.form.left">Il restera votre signature</Trans>}
      aside={<Aside snapshot={snapshot} />}
    >
      <PendingNotes snapshot={snapshot} />
      <Panel padded={false}>
        <PanelSection>
          <fieldset className={styles.set}>
            <legend className={styles.legend}>
              <Trans id="bank.form.purpose">À quoi servira ce compte ?</Trans>
            </legend>
            <div className={styles.pair}>
              {purposes.map(({ purpose, replaces }) => (
                <PurposeChoice
                  key={purpose}
                  purpose={purpose}
                  replaces={replaces}
                  checked={form.purposes.includes(purpose)}
                  refusal={purposeError === undefined ? undefined : PURPOSE_ERROR}
                  send={send}
                />
              ))}
            </div>
            {purposeError !== undefined && <FieldError id={PURPOSE_ERROR}>{purposeError}</FieldError>}
          </fieldset>
        </PanelSection>
        <PanelSection>
          <fieldset className={styles.set}>
            <legend className={styles.legend}>
              <Trans id="accounts.visit.account">Compte</Trans>
            </legend>
            <div className={styles.pair}>
              <Select
                id="bank-country"
                label={t({ id: 'bank.form.country', message: 'Pays de la banque' })}
                value={form.country}
                onValueChange={(country) => send({ type: 'countryChosen', country })}
                options={optionsOf(countries.online)}
                groups={[{ label: t({ id: 'bank.post.title', message: 'Par courrier' }), options: optionsOf(countries.byPost) }]}
                error={error('country')}
              />
              {paper === undefined && (
                <TextField
                  id="bank-holder"
                  label={t({ id: 'bank.form.holder', message: 'Titulaire du compte' })}
                  value={form.holder}
                  autoComplete="name"
                  maxLength={70}
                  onValueChange={(typed) => send({ type: 'holderTyped', text: typed })}
                  error={error('holder')}
                />
              )}
            </div>
            {paper === undefined && <AccountFields snapshot={snapshot} send={send} />}
          </fieldset>
        </PanelSection>
      </Panel>
    </ActForm>
  )
}
