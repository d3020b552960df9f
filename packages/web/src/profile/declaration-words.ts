import type { Exposure, Occupation, PublicFunction } from '@hautelisse/domain/profile'
import { useLingui } from '@lingui/react/macro'

/** Names of the groups of occupations, of who is exposed, and of the public functions. */
export const useDeclarationWords = () => {
  const { t } = useLingui()
  const occupations: Readonly<Record<Occupation, string>> = {
    AGRICULTEUR: t({ id: 'profile.occupation.farmer', message: 'Agriculteur exploitant' }),
    ARTISAN_COMMERCANT_CHEF: t({ id: 'profile.occupation.own', message: 'Artisan, commerçant, chef d’entreprise' }),
    CADRE: t({ id: 'profile.occupation.manager', message: 'Cadre, profession intellectuelle supérieure' }),
    PROFESSION_INTERMEDIAIRE: t({ id: 'profile.occupation.intermediate', message: 'Profession intermédiaire' }),
    EMPLOYE: t({ id: 'profile.occupation.employee', message: 'Employé' }),
    OUVRIER: t({ id: 'profile.occupation.worker', message: 'Ouvrier' }),
    RETRAITE: t({ id: 'profile.occupation.retired', message: 'Retraité' }),
    SANS_ACTIVITE: t({ id: 'profile.occupation.none', message: 'Sans activité professionnelle' }),
  }
  const exposures: Readonly<Record<Exposure, string>> = {
    NON: t({ id: 'answers.said.no', message: 'Non' }),
    SOI: t({ id: 'profile.exposed.self', message: 'Oui, moi' }),
    FAMILLE: t({ id: 'profile.exposed.relative', message: 'Un membre direct de ma famille' }),
    PROCHE: t({ id: 'profile.exposed.associate', message: 'Une personne étroitement associée à moi' }),
  }
  const functions: Readonly<Record<PublicFunction, string>> = {
    GOUVERNEMENT: t({
      id: 'profile.function.government',
      message: 'Chef d’État, membre d’un gouvernement ou de la Commission européenne',
    }),
    PARLEMENT: t({ id: 'profile.function.parliament', message: 'Parlementaire, dirigeant d’un parti politique' }),
    COUR_SUPREME: t({ id: 'profile.function.court', message: 'Membre d’une cour suprême ou constitutionnelle' }),
    COUR_DES_COMPTES: t({ id: 'profile.function.audit', message: 'Membre d’une cour des comptes' }),
    BANQUE_CENTRALE: t({ id: 'profile.function.central-bank', message: 'Dirigeant d’une banque centrale' }),
    DIPLOMATE: t({ id: 'profile.function.diplomat', message: 'Ambassadeur, chargé d’affaires' }),
    OFFICIER: t({ id: 'profile.function.officer', message: 'Officier général ou supérieur qui commande une armée' }),
    ENTREPRISE_PUBLIQUE: t({ id: 'profile.function.public-company', message: 'Dirigeant d’une entreprise publique' }),
    ORGANISATION_INTERNATIONALE: t({
      id: 'profile.function.organisation',
      message: 'Dirigeant d’une organisation internationale',
    }),
  }
  return { occupations, exposures, functions }
}
