export { Header, HeaderLink, SkipLink } from './header.tsx'
