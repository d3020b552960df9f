import { EMAIL_LENGTH, type AddressProof, type IdentityProof, type ProofAge } from '@hautelisse/domain/profile'
import type { FieldError } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'

/** Says what is wrong with a field of the profile. */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  const missing: Readonly<Record<string, string>> = {
    birth_place: t({ id: 'profile.missing.birth-place', message: 'Indiquez votre ville de naissance' }),
    birth_country: t({ id: 'profile.missing.birth-country', message: 'Choisissez votre pays de naissance' }),
    nationalities: t({ id: 'profile.missing.nationality', message: 'Choisissez votre nationalité' }),
    tax_residences: t({ id: 'profile.missing.residence', message: 'Choisissez votre pays de résidence fiscale' }),
    occupation: t({ id: 'profile.missing.occupation', message: 'Choisissez votre profession' }),
    us_person: t({ id: 'profile.missing.us-person', message: 'Dites si vous êtes une « US person »' }),
    politically_exposed: t({ id: 'profile.missing.exposed', message: 'Dites si vous, ou un proche, exercez une telle fonction' }),
    public_function: t({ id: 'profile.missing.function', message: 'Choisissez la fonction' }),
    last_name: t({ id: 'profile.missing.last-name', message: 'Indiquez votre nom d’usage' }),
    first_name: t({ id: 'profile.missing.first-name', message: 'Indiquez votre prénom' }),
    street_line: t({ id: 'profile.missing.street', message: 'Indiquez le numéro et la rue' }),
    zip_postal_code: t({ id: 'profile.missing.postcode', message: 'Indiquez le code postal' }),
    locality: t({ id: 'profile.missing.locality', message: 'Indiquez la ville' }),
    proof: t({ id: 'profile.missing.proof', message: 'Choisissez votre justificatif' }),
  }
  return ({ path, code, params = {} }) => {
    if (path === 'files' && code === 'required') {
      const least = params['min'] ?? 1
      return t({ id: 'profile.error.files', message: `Pièces à joindre : ${least} au moins` })
    }
    if (code === 'required') return missing[path] ?? t({ id: 'profile.error.required', message: 'Champ requis' })
    if (path === 'email') return t({ id: 'profile.error.email', message: 'Veuillez saisir une adresse e-mail valide' })
    if (path === 'personal_phone')
      return t({ id: 'profile.error.phone', message: 'Veuillez saisir un numéro de téléphone valide' })
    if (path === 'zip_postal_code' && params['digits'] !== undefined)
      return t({ id: 'profile.error.postcode', message: 'Un code postal français a 5 chiffres' })
    if (path === 'function_end') return t({ id: 'profile.error.function-end', message: 'Cette date est dans le futur' })
    const most = params['max'] ?? EMAIL_LENGTH
    return t({ id: 'profile.error.text', message: `Des lettres et des chiffres, ${most} caractères au plus` })
  }
}

/** Names of the documents. */
export const useProofWords = (): ((proof: AddressProof | IdentityProof) => string) => {
  const { t } = useLingui()
  const words: Readonly<Record<AddressProof | IdentityProof, string>> = {
    BILL: t({ id: 'profile.proof.bill', message: 'Facture d’énergie, d’eau, d’internet ou de téléphone fixe' }),
    TAX_NOTICE: t({ id: 'profile.proof.tax', message: 'Avis d’impôt sur le revenu ou taxe foncière' }),
    RENT_RECEIPT: t({ id: 'profile.proof.rent', message: 'Quittance de loyer d’un bailleur professionnel' }),
    HOME_INSURANCE: t({ id: 'profile.proof.insurance', message: 'Assurance habitation' }),
    HOSTED: t({
      id: 'profile.proof.hosted',
      message: 'Je suis hébergé : justificatif et pièce d’identité de l’hébergeur, attestation signée',
    }),
    IDENTITY_CARD: t({ id: 'profile.proof.card', message: 'Carte d’identité' }),
    PASSPORT: t({ id: 'profile.proof.passport', message: 'Passeport' }),
    RESIDENCE_PERMIT: t({ id: 'profile.proof.permit', message: 'Titre de séjour' }),
    MARRIAGE_CERTIFICATE: t({ id: 'profile.proof.marriage', message: 'Acte de mariage' }),
    FAMILY_RECORD: t({ id: 'profile.proof.family', message: 'Livret de famille' }),
    JUDGMENT: t({ id: 'profile.proof.judgment', message: 'Jugement' }),
  }
  return (proof) => words[proof]
}

/** How old a document may be; undefined where its age does not matter. */
export const useAgeWords = (): ((age: ProofAge) => string | undefined) => {
  const { t } = useLingui()
  return (age) => {
    if (age.kind === 'months') {
      const { months } = age
      return t({ id: 'profile.proof.months', message: `De moins de ${months}\u00A0mois` })
    }
    if (age.kind === 'last') return t({ id: 'profile.proof.last', message: 'Le dernier reçu' })
    return age.kind === 'in-force' ? t({ id: 'profile.proof.in-force', message: 'En cours de validité' }) : undefined
  }
}
