import { msg } from '@lingui/core/macro'
import { early, late, type Room } from '../shell/index.ts'
import { SessionWait, VisitorHome } from './index.ts'

const pages = () => import('./routes.tsx')

/** Signing in and out. A route that only leads on shows the wait on the way (P-ROUTE-79, P-ROUTE-31). */
export const room: Room = {
  pages: {
    'visitor-home': {
      title: msg({ id: 'portal.visitor.page', message: 'Votre épargne et votre retraite' }),
      screen: VisitorHome,
    },
    login: { title: msg({ id: 'session.login.title', message: 'Se connecter' }), screen: early(pages, 'Login') },
    authentication: { title: msg({ id: 'session.authentication.page', message: 'Vers la connexion' }), screen: SessionWait },
    authcallback: { title: msg({ id: 'session.authcallback.page', message: 'Connexion en cours' }), screen: SessionWait },
    callback: { title: msg({ id: 'ui.spinner.wait', message: 'Un instant' }), screen: early(pages, 'CallbackWait') },
    logout: { title: msg({ id: 'session.logout.page', message: 'Déconnexion' }), screen: late(pages, 'SignOut') },
    spreadsheet: { title: msg({ id: 'page.spreadsheet.title', message: 'Feuille de calcul PERECO' }), screen: SessionWait },
    'change-password': {
      title: msg({ id: 'page.change-password.title', message: 'Changer de mot de passe' }),
      screen: late(pages, 'ChangePassword'),
    },
    'stand-in': { title: msg({ id: 'session.stand-in.page', message: 'Service de connexion' }), screen: early(pages, 'StandIn') },
  },
}
