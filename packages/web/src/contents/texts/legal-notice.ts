import { msg } from '@lingui/core/macro'
import { facts, link, text, type Section } from '../blocks.ts'
import type { Owner } from '../owner.ts'

/** /mentions-legales: who publishes and hosts the portal, as far as the owner says it, and how it may be used (P-ROUTE-05). */
export const legalNotice = ({ publisher, host, mediator }: Owner): readonly Section[] => [
  {
    id: 'editeur',
    title: msg({ id: 'contents.legal-notice.editeur.title', message: 'Qui édite ce portail' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.publisher.text',
          message:
            'Ce portail est l’espace d’épargne et de retraite de Hautelisse, assureur et gestionnaire d’épargne. Il est ouvert aux salariés de ses entreprises clientes, à ses clients de contrats individuels et à ceux qui préparent leur transmission.',
        }),
      ),
      facts([
        [msg({ id: 'contents.legal-notice.publisher.name', message: 'Dénomination et forme' }), publisher.name],
        [msg({ id: 'contents.legal-notice.publisher.capital', message: 'Capital' }), publisher.capital],
        [msg({ id: 'contents.legal-notice.publisher.address', message: 'Siège' }), publisher.address],
        [msg({ id: 'contents.legal-notice.publisher.registration', message: 'Immatriculation' }), publisher.registration],
        [msg({ id: 'contents.legal-notice.publisher.vat', message: 'Numéro de TVA' }), publisher.vat],
        [msg({ id: 'contents.legal-notice.publisher.supervisor', message: 'Autorité de contrôle' }), publisher.supervisor],
        [msg({ id: 'contents.legal-notice.publisher.director', message: 'Directeur de la publication' }), publisher.director],
      ]),
    ],
  },
  {
    id: 'hebergeur',
    title: msg({ id: 'contents.legal-notice.hebergeur.title', message: 'Qui l’héberge' }),
    blocks: [
      facts([
        [msg({ id: 'contents.kept.name', message: 'Nom' }), host.name],
        [msg({ id: 'contents.legal-notice.host.address', message: 'Adresse' }), host.address],
        [msg({ id: 'contents.legal-notice.host.phone', message: 'Téléphone' }), host.phone],
      ]),
    ],
  },
  {
    id: 'simulations',
    title: msg({ id: 'contents.legal-notice.simulations.title', message: 'Ce que valent les simulations' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.simulations.text',
          message:
            'Une simulation est une estimation. Elle dépend de ce que vous saisissez, des règles connues ce jour-là et d’hypothèses, nommées avec le résultat. Elle n’est ni une offre, ni un conseil, ni un engagement de Hautelisse ou de vous.',
        }),
      ),
      text(
        msg({
          id: 'contents.legal-notice.simulations.law',
          message:
            'Les articles et les explications citent leurs sources. Ils donnent la règle générale\u00A0: votre contrat et votre situation peuvent en décider autrement.',
        }),
      ),
    ],
  },
  {
    id: 'usage',
    title: msg({ id: 'contents.legal-notice.usage.title', message: 'Comment vous l’utilisez' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.use.personal',
          message:
            'Votre espace est personnel. Gardez votre mot de passe et les codes que vous recevez pour vous seul\u00A0; sur un ordinateur partagé, déconnectez-vous.',
        }),
      ),
      text(
        msg({
          id: 'contents.legal-notice.use.session',
          message: 'Sans activité, votre session s’arrête après 10\u00A0minutes. Elle ne dure jamais plus de 8\u00A0heures.',
        }),
      ),
      text(
        msg({
          id: 'contents.legal-notice.use.available',
          message:
            'Le portail peut être interrompu le temps d’une maintenance. Il le dit, avec l’heure de retour quand elle est connue.',
        }),
      ),
    ],
  },
  {
    id: 'contenus',
    title: msg({ id: 'contents.legal-notice.contenus.title', message: 'Textes, dessins et logiciels' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.contents.rights',
          message:
            'Les textes, les dessins et les logiciels de ce portail sont protégés par le Code de la propriété intellectuelle. Vous pouvez en garder une copie pour votre usage privé\u00A0; tout autre usage demande l’accord de Hautelisse.',
        }),
      ),
      text(
        msg({
          id: 'contents.legal-notice.contents.licences',
          message:
            'Les caractères Ysabeau et Source Sans\u00A03 sont sous licence SIL Open Font, les icônes Phosphor sous licence MIT.',
        }),
      ),
    ],
  },
  {
    id: 'donnees',
    title: msg({ id: 'contents.legal-notice.donnees.title', message: 'Vos données' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.data.text',
          message:
            'Ce que nous conservons de vous, pourquoi et combien de temps, se lit sur une page à part, comme ce que garde votre navigateur.',
        }),
      ),
      link(msg({ id: 'portal.footer.personal-data', message: 'Données personnelles' }), { to: '/donnees-personnelles' }),
      link(msg({ id: 'portal.footer.cookies', message: 'Politique de cookies' }), { to: '/politique-cookies' }),
    ],
  },
  {
    id: 'reclamation',
    title: msg({ id: 'contents.legal-notice.reclamation.title', message: 'Réclamation et droit applicable' }),
    blocks: [
      text(
        msg({
          id: 'contents.legal-notice.complaint.text',
          message: 'Pour une question ou une réclamation, écrivez-nous d’abord. Le droit français s’applique à ce portail.',
        }),
      ),
      facts([[msg({ id: 'contents.legal-notice.complaint.mediator', message: 'Médiateur' }), mediator]]),
      link(msg({ id: 'portal.footer.contact', message: 'Nous contacter' }), { to: '/contact' }),
    ],
  },
]
