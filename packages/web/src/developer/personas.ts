import type { Origin } from '@hautelisse/domain/session'

/** Somebody who waits at a sign-in door; a test holds the list to the people of the API. */
export type Persona = { readonly name: string; readonly origin: Origin; readonly line: string }

/** The seeded people, as their doors present them. */
export const PERSONAS: readonly Persona[] = [
  {
    name: 'Sylvie Garnier',
    origin: 'collective',
    line: 'PER obligatoire, PERECO, article 83, PEE et PEG, deux comptes ailleurs, un choix à faire et un RIB manquant',
  },
  {
    name: 'Nadia Belkhir',
    origin: 'collective',
    line: 'Tous les types de contrats et de compartiments, un contrat réduit et un contrat clos ; née un 29 février',
  },
  {
    name: 'Thomas Leroux',
    origin: 'collective',
    line: 'Un seul contrat, un PER obligatoire de moins de 30 000 € : le parcours à un contrat',
  },
  {
    name: 'Léa Morvan',
    origin: 'collective',
    line: 'Un petit contrat et trente ans devant soi : sa rente dépasserait le seuil de la loi',
  },
  { name: 'Camille Verdier', origin: 'collective', line: 'Aucun contrat : ce que voit une personne qui vient d’arriver' },
  {
    name: 'Bruno Castagne',
    origin: 'collective',
    line: 'Épargne salariale seule, et aucun numéro de mobile : ses informations ne se modifient pas en ligne',
  },
  { name: 'Inès Caradec', origin: 'collective', line: 'Aucun droit sur aucune épargne : un identifiant, et rien d’autre' },
  {
    name: 'Hugo Delmas',
    origin: 'collective',
    line: 'Session en vision miroir : un conseiller regarde l’espace d’un client, sans pouvoir y agir',
  },
  {
    name: 'Marie-Antoinette Éléonore de La Rochebrune-Montferrand d’Aubrenne-Saint-Véran',
    origin: 'collective',
    line: 'Noms très longs, très grands montants et un contrat d’un centime ; ni arbitrage ni versement à sa retraite',
  },
  {
    name: 'Anatole de Kerguénec',
    origin: 'collective',
    line: 'Quarante comptes, quatre cents placements et dix mille opérations dont certaines d’un type inconnu, des montants de douze chiffres',
  },
  {
    name: 'Karim Vasseur',
    origin: 'collective',
    line: 'Une prime de partage de la valeur jusqu’au 9 octobre 2025, ni RIB ni versement au PEE, des opérations en partie indisponibles',
  },
  {
    name: 'Marc Delorme',
    origin: 'individual',
    line: 'PER individuel, Madelin, articles 83 et 82, assurance vie, et une conseillère',
  },
  {
    name: 'Hélène Fontanel',
    origin: 'individual_transmission',
    line: 'Deux contrats d’assurance vie, une conseillère : le simulateur de transmission',
  },
]
