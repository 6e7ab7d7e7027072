import { type ComponentType, useEffect, useState } from 'react';
import { dropWaiting, onNoticeWaiting } from './notify';
import { whenUsed } from './when-used';

/**
 * Render it once. Its code loads once somebody uses the page, so that the live region exists before the first notice, or
 * with that notice. If it cannot be loaded, the next notice tries again: notices only add to the messages of forms.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./toaster-view').then((file) => setView(() => file.default), dropWaiting);
    };
    onNoticeWaiting(load);
    return whenUsed(load);
  }, []);
  return View && <View />;
}
