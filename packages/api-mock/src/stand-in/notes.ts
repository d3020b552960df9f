import { doorPage, type DoorPage } from './frame.ts'
import { html } from './html.ts'

const note = (title: string, words: string, back: { readonly to: string; readonly label: string }): DoorPage =>
  doorPage(
    title,
    html`<h1>${title}</h1>
      <p class="door-note">${words}</p>
      <a class="door-back" href="${back.to}">${back.label}</a>`,
  )

const TO_SAVINGS = { to: '/epargne', label: 'Revenir à mon espace' } as const
const TO_PORTAL = { to: '/', label: 'Revenir au portail' } as const

/** Draws what the sign-in door says to somebody who comes without having asked to sign in, or too late. */
export const renderClosedDoor = (): DoorPage =>
  note('La connexion a expiré', 'Cette page ne s’ouvre qu’au cours d’une connexion, et pour quelques minutes.', {
    to: '/login',
    label: 'Recommencer la connexion',
  })

/** Draws what the door of the one-time code says where no code is being asked for. */
export const renderOtpClosed = (): DoorPage =>
  note(
    'La vérification a expiré',
    'Cette page ne s’ouvre qu’au cours d’une vérification, et pour quelques minutes. Vous pourrez demander un nouveau code depuis le portail.',
    TO_PORTAL,
  )

/** Draws what is said where there is no door. */
export const renderNoDoor = (): DoorPage =>
  note('Page introuvable', 'Cette adresse ne mène à aucun service de la démonstration.', TO_PORTAL)

/** Draws what an employee who looks at a saver's space is told at a door where something is done in the saver's name. */
export const renderMirrored = (): DoorPage =>
  note('Vision miroir', 'Vous ne pouvez effectuer cette action en vision miroir.', TO_SAVINGS)

/** Draws what is said when something broke that nobody foresaw. */
export const renderBroken = (): DoorPage =>
  note('Service indisponible', 'Une erreur s’est produite. Réessayez dans un instant.', TO_PORTAL)

/** Draws what is said in place of a file that the portal does not have. */
export const renderNoFile = (): DoorPage =>
  note(
    'Fichier introuvable',
    'Ce fichier n’est pas disponible. Son adresse est connue, mais il n’a pas encore été déposé.',
    TO_PORTAL,
  )

/** Draws the page that stands where a password is changed. */
export const renderChangePassword = (): DoorPage =>
  note(
    'Changer de mot de passe',
    'Cette page tient lieu de service des mots de passe. Il n’y en a pas dans la démonstration : on s’y connecte en choisissant une personne.',
    TO_SAVINGS,
  )

/** Draws the page that stands for the coaching partner. */
export const renderCoaching = (): DoorPage =>
  note('Coaching', 'Cette page tient lieu du site du partenaire de coaching, qui n’appartient pas au portail.', TO_SAVINGS)

/**
 * Draws the page that stands for the external space of operations.
 *
 * @param operation what the space would open, as a whole sentence
 */
export const renderExternalSpace = (operation: string): DoorPage =>
  note(
    'Espace des opérations',
    `Cette page tient lieu de l’espace externe où se font les opérations. ${operation} Vous pouvez fermer cet onglet : le portail est resté ouvert dans le sien.`,
    TO_SAVINGS,
  )
