import { longShortIban } from '@hautelisse/domain/bank-account'
import { maskIban } from '@hautelisse/domain/identifiers'
import { selectSignature } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './bank.css.ts'
import type { BankProps } from './use-bank.ts'
import { usePurposeWords } from './words.ts'

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type RequestFactsProps = Pick<BankProps, 'snapshot'> & {
  /** Whether the saver reads again what they are about to sign: the number is whole then, and its ends alone stand elsewhere (RIB-14). */
  readonly isReadAgain?: boolean
}

/** What is asked for. */
export const RequestFacts = ({ snapshot, isReadAgain = false }: RequestFactsProps): ReactElement => {
  const purposes = usePurposeWords()
  const { form, fileNames } = selectSignature(snapshot)
  const iban = isReadAgain ? maskIban(form.iban) : longShortIban(form.iban)
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans id="bank.request.use">Usage</Trans>}>{form.purposes.map((one) => purposes[one]).join(', ')}</Fact>
      <Fact name={<Trans id="bank.request.holder">Titulaire</Trans>}>{form.holder}</Fact>
      <Fact name={<Trans id="bank.form.iban">IBAN</Trans>}>{iban}</Fact>
      {form.bic !== '' && <Fact name={<Trans id="bank.form.bic">BIC</Trans>}>{form.bic}</Fact>}
      <Fact name={<Trans id="bank.request.file">Pièce jointe</Trans>}>{fileNames.join(', ')}</Fact>
    </dl>
  )
}
