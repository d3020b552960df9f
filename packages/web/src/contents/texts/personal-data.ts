import { msg } from '@lingui/core/macro'
import { facts, link, list, text, type Section } from '../blocks.ts'
import type { Owner } from '../owner.ts'

/**
 * /donnees-personnelles: what is kept, why, for how long, and the rights of those it is about (P-ROUTE-08, P-CONST-07; what the browser keeps as
 * docs/decisions/05 says).
 */
export const personalData = ({ dataProtection }: Owner): readonly Section[] => [
  {
    id: 'responsable',
    title: msg({ id: 'contents.personal-data.responsable.title', message: 'Qui en répond' }),
    blocks: [
      text(
        msg({
          id: 'contents.personal-data.controller.text',
          message:
            'Hautelisse est responsable du traitement de vos données dans ce portail, au sens du règlement général sur la protection des données (RGPD).',
        }),
      ),
      facts([
        [
          msg({ id: 'contents.personal-data.controller.officer', message: 'Délégué à la protection des données' }),
          dataProtection.officer,
        ],
        [msg({ id: 'contents.personal-data.controller.email', message: 'E-mail' }), dataProtection.email],
        [msg({ id: 'contents.legal-notice.host.address', message: 'Adresse' }), dataProtection.address],
      ]),
    ],
  },
  {
    id: 'donnees',
    title: msg({ id: 'contents.personal-data.donnees.title', message: 'Ce que nous conservons' }),
    blocks: [
      list([
        msg({
          id: 'contents.personal-data.kept.identity',
          message: 'Qui vous êtes et comment vous joindre\u00A0: nom, prénom, date de naissance, adresses, téléphone',
        }),
        msg({
          id: 'contents.personal-data.kept.accounts',
          message: 'Vos contrats, vos comptes, vos opérations et vos documents',
        }),
        msg({
          id: 'contents.personal-data.kept.bank',
          message: 'Vos coordonnées bancaires, pour vous verser ce que vous demandez',
        }),
        msg({ id: 'contents.personal-data.kept.simulations', message: 'Ce que vous saisissez dans un simulateur' }),
        msg({ id: 'contents.personal-data.kept.choices', message: 'Vos consentements et leurs dates' }),
        msg({ id: 'contents.personal-data.kept.access', message: 'Vos connexions\u00A0: quand, et par quel service' }),
      ]),
    ],
  },
  {
    id: 'pourquoi',
    title: msg({ id: 'contents.personal-data.pourquoi.title', message: 'Pourquoi, et sur quelle base légale' }),
    blocks: [
      list([
        msg({
          id: 'contents.personal-data.basis.contract',
          message:
            'Le contrat (RGPD, art. 6.1\u00A0b)\u00A0: vous montrer votre épargne, exécuter vos opérations, répondre à vos messages',
        }),
        msg({
          id: 'contents.personal-data.basis.law',
          message:
            'La loi (art. 6.1\u00A0c)\u00A0: établir vos documents fiscaux, lutter contre la fraude et le blanchiment, garder les preuves que la loi exige',
        }),
        msg({
          id: 'contents.personal-data.basis.interest',
          message: 'L’intérêt légitime (art. 6.1\u00A0f)\u00A0: protéger votre espace et le portail',
        }),
        msg({
          id: 'contents.personal-data.basis.consent',
          message:
            'Votre consentement (art. 6.1\u00A0a)\u00A0: la mesure d’audience, la transmission des données de vos contrats de retraite, la vision miroir',
        }),
      ]),
    ],
  },
  {
    id: 'duree',
    title: msg({ id: 'contents.kept.time', message: 'Combien de temps' }),
    blocks: [
      list([
        msg({ id: 'contents.personal-data.time.simulator', message: 'Les données saisies dans un simulateur\u00A0: 2\u00A0ans' }),
        msg({
          id: 'contents.personal-data.time.contract',
          message:
            'Les données d’un contrat\u00A0: tant qu’il existe, puis le temps pendant lequel la loi nous oblige à en garder la preuve',
        }),
        msg({ id: 'contents.personal-data.time.cookies', message: 'Votre réponse sur la mesure d’audience\u00A0: 13\u00A0mois' }),
        msg({
          id: 'contents.personal-data.time.session',
          message: 'Une session\u00A0: 8\u00A0heures au plus, et 10\u00A0minutes sans activité',
        }),
      ]),
    ],
  },
  {
    id: 'navigateur',
    title: msg({ id: 'contents.personal-data.navigateur.title', message: 'Ce que garde votre navigateur' }),
    blocks: [
      text(
        msg({
          id: 'contents.personal-data.browser.lasting',
          message:
            'D’une visite à l’autre, une seule entrée\u00A0: la langue, l’apparence, les montants masqués et votre réponse sur la mesure d’audience. Rien n’y dit qui vous êtes.',
        }),
      ),
      text(
        msg({
          id: 'contents.personal-data.browser.session',
          message:
            'Le temps de votre session, dans cet onglet seulement\u00A0: votre profil et ce que vous avez saisi dans un simulateur, jamais le résultat. La déconnexion et la fin de la session l’effacent.',
        }),
      ),
      link(msg({ id: 'portal.footer.cookies', message: 'Politique de cookies' }), { to: '/politique-cookies' }),
    ],
  },
  {
    id: 'destinataires',
    title: msg({ id: 'contents.personal-data.destinataires.title', message: 'Qui les voit' }),
    blocks: [
      text(
        msg({
          id: 'contents.personal-data.recipients.staff',
          message: 'Les personnes de Hautelisse qui en ont besoin pour vous répondre, et votre conseiller si vous en avez un.',
        }),
      ),
      text(
        msg({
          id: 'contents.personal-data.recipients.mirror',
          message: 'En vision miroir, une personne de Hautelisse voit votre espace sans pouvoir y agir, si vous l’avez autorisé.',
        }),
      ),
      text(
        msg({
          id: 'contents.personal-data.recipients.scheme',
          message:
            'Le régime de retraite de votre entreprise ne transmet les données de votre contrat à Hautelisse qu’avec votre accord.',
        }),
      ),
      text(
        msg({
          id: 'contents.personal-data.recipients.consents',
          message: 'Ces deux accords se lisent dans «\u00A0Mes consentements\u00A0», depuis le menu de votre profil.',
        }),
      ),
    ],
  },
  {
    id: 'droits',
    title: msg({ id: 'contents.personal-data.droits.title', message: 'Vos droits' }),
    blocks: [
      text(
        msg({
          id: 'contents.personal-data.rights.text',
          message:
            'Vous pouvez demander une copie de vos données, les faire corriger, effacer ou limiter, les recevoir pour les porter ailleurs, vous opposer à un traitement, et retirer un consentement à tout moment (RGPD, art. 7 et 15 à\u00A022). Vous pouvez aussi dire ce qu’elles deviendront après votre décès (loi du 6\u00A0janvier 1978, art.\u00A085).',
        }),
      ),
      text(
        msg({
          id: 'contents.personal-data.rights.answer',
          message:
            'Écrivez-nous\u00A0: nous répondons dans le mois (RGPD, art.\u00A012). Certaines données ne peuvent pas être effacées tant que la loi nous oblige à les garder\u00A0; nous vous le disons alors.',
        }),
      ),
      link(msg({ id: 'portal.footer.contact', message: 'Nous contacter' }), { to: '/contact' }),
      text(
        msg({
          id: 'contents.personal-data.rights.authority',
          message:
            'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).',
        }),
      ),
      link(msg({ id: 'contents.personal-data.rights.authority-link', message: 'Site de la CNIL' }), {
        href: 'https://www.cnil.fr/',
      }),
    ],
  },
]
