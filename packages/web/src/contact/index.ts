import { late } from '../shell/index.ts'
import { CONTACT_WORDS } from './catalogue.ts'

/** How to reach us, on the page of the profile. */
export const ContactSection = late(() => import('./contact-section.tsx'), 'ContactSection', CONTACT_WORDS)
