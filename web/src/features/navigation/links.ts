import { FilePlus2, Files, House, type LucideIcon, Settings } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { COPY } from './copy';

interface NavigationLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Routes on which the link is the active one. */
  routes: readonly string[];
}

export const LINKS: readonly NavigationLink[] = [
  { to: PATHS.home, label: COPY.home, icon: House, routes: [PATHS.home] },
  {
    to: PATHS.dashboard,
    label: COPY.proposals,
    icon: Files,
    routes: [PATHS.dashboard, PATHS.view, PATHS.edit],
  },
  { to: PATHS.create, label: COPY.create, icon: FilePlus2, routes: [PATHS.create] },
  { to: PATHS.settings, label: COPY.settings, icon: Settings, routes: [PATHS.settings] },
];

export const isActive = (link: NavigationLink, pathname: string): boolean =>
  link.routes.some((route) => matchPath(route, pathname));
