import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { BankAccountProblem, PaperReason, Purpose } from '@hautelisse/domain/bank-account'
import type { SignatureProblem } from '@hautelisse/machines/bank-account'
import { pathTo } from '@hautelisse/domain/portal'
import { useLingui } from '@lingui/react/macro'

/** Address of the cards of the bank accounts. */
export const TO_ACCOUNTS = pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' })

/** Names of what an account is for. */
export const usePurposeWords = (): Readonly<Record<Purpose, string>> => {
  const { t } = useLingui()
  return {
    VIREMENT: t({ id: 'bank.purpose.receive', message: 'Recevoir des virements' }),
    PRELEVEMENT: t({ id: 'bank.purpose.debit', message: 'Être prélevé' }),
  }
}

/** Name of a country in the reader's language. */
export const useCountryName = (): ((country: string) => string) => {
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' })
  return (country) => names.of(country) ?? country
}

/** Countries with their names, in the order of those names; France first, where most accounts are. */
export const useCountryOptions = (): ((
  countries: readonly string[],
) => readonly { readonly value: string; readonly label: string }[]) => {
  const { i18n } = useLingui()
  const nameOf = useCountryName()
  const rankOf = (value: string): number => (value === 'FR' ? 0 : 1)
  return (countries) =>
    countries
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((one, other) => rankOf(one.value) - rankOf(other.value) || one.label.localeCompare(other.label, i18n.locale))
}

/** What is wrong with a field. */
export const useProblemWords = (): ((problem: BankAccountProblem) => string) => {
  const { t } = useLingui()
  const nameOf = useCountryName()
  return ({ path, code, params }) => {
    switch (code) {
      case 'required':
        if (path === 'purposes') return t({ id: 'bank.problem.purposes', message: 'Dites à quoi servira ce compte' })
        return path === 'files'
          ? t({ id: 'bank.problem.file', message: 'Ajoutez votre RIB' })
          : t({ id: 'bank.problem.required', message: 'Champ requis' })
      case 'iban-country': {
        const country = nameOf(params?.country ?? '')
        return t({
          id: 'bank.problem.iban-country',
          message: `Votre IBAN est invalide. Cet IBAN est d’un autre pays : ${country}`,
        })
      }
      case 'iban-length': {
        const expected = params?.expected ?? 0
        return t({
          id: 'bank.problem.iban-length',
          message: `Votre IBAN est invalide. Il compte ${expected} caractères dans ce pays`,
        })
      }
      case 'iban-key':
      case 'rib-key':
        return t({ id: 'bank.problem.iban-key', message: 'Votre IBAN est invalide. Vérifiez surtout les 2 derniers chiffres' })
      case 'iban-form':
        return t({ id: 'fields.iban.wrong', message: 'Votre IBAN est invalide' })
      case 'iban-in-use':
        return t({ id: 'bank.problem.in-use', message: 'Ce compte est déjà celui que nous utilisons' })
      case 'bic-required':
        return t({ id: 'bank.problem.bic-required', message: 'Le BIC est nécessaire pour ce pays' })
      case 'bic-form':
      case 'bic-country':
        return t({ id: 'fields.bic.wrong', message: 'Votre BIC est invalide' })
      case 'not-allowed':
        return t({ id: 'bank.problem.not-allowed', message: 'Ce choix n’est pas possible en ligne' })
      default:
        return code satisfies never
    }
  }
}

/** What is wrong with a signature. */
export const useSignatureWords = (): ((problem: SignatureProblem) => string) => {
  const { t } = useLingui()
  return (problem) => {
    if (problem.field === 'certified') return t({ id: 'bank.signature.certify-first', message: 'Cochez cette case pour signer' })
    if (problem.field === 'payee')
      return t({ id: 'bank.signature.payee-first', message: 'Dites d’abord si le nom que connaît la banque est le vôtre' })
    if (problem.code === 'required') return t({ id: 'bank.signature.code-first', message: 'Saisissez les 6 chiffres du code' })
    if (problem.code === 'over')
      return t({ id: 'bank.signature.over', message: 'Ce code n’est plus valable. Demandez-en un nouveau' })
    const { left } = problem
    if (left === undefined) return t({ id: 'bank.signature.wrong', message: 'Ce code n’est pas le bon' })
    return left === 1
      ? t({ id: 'bank.signature.wrong-once', message: 'Ce code n’est pas le bon. Il vous reste un essai' })
      : t({ id: 'bank.signature.wrong-more', message: `Ce code n’est pas le bon. Il vous reste ${left} essais` })
  }
}

/** Why a request goes by post. */
export const usePaperWords = (): ((reason: PaperReason | undefined, onlineFrom: PlainDate | undefined) => string) => {
  const { t } = useLingui()
  return (reason, onlineFrom) => {
    switch (reason) {
      case 'no-mobile':
        return t({
          id: 'bank.paper.no-mobile',
          message:
            'Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne. Vous pouvez envoyer vos papiers par courrier.',
        })
      case 'recent-change': {
        const day = onlineFrom === undefined ? '' : formatFrenchDate(onlineFrom)
        return t({
          id: 'bank.paper.recent-change',
          message: `Vos coordonnées ou votre identité viennent de changer. Pour vous protéger, votre compte bancaire se change par courrier ; en ligne, ce sera possible de nouveau le ${day}.`,
        })
      }
      case 'country':
        return t({
          id: 'bank.paper.country',
          message: 'Pour un compte dans ce pays, la demande se fait par courrier.',
        })
      case 'payee':
        return t({
          id: 'bank.paper.payee',
          message: 'Ce compte ne semble pas être à votre nom. La demande se fait par courrier, avec votre RIB.',
        })
      case 'no-signature':
      case 'input-mode':
      case undefined:
        return t({ id: 'bank.paper.only', message: 'Votre compte bancaire se change par courrier.' })
      default:
        return reason satisfies never
    }
  }
}
