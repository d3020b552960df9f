export { action as footerAction } from './footer.css.ts'
export { Footer, FooterHere, FooterHours, FooterLink, FooterLinks, FooterOutLink } from './footer.tsx'
