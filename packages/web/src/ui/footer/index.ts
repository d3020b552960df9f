export { action as footerAction } from './footer.css.ts'
export { Footer, FooterHours, FooterLink, FooterLinks, FooterOutLink } from './footer.tsx'
