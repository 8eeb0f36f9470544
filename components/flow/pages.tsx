import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import type { Flow } from '@/contract/flow';
import type { FlowMount } from '@/lib/flowMounts';
import { FlowScreen } from './FlowScreen';

/**
 * A page that is a screen of a flow. Its answers come from the run in this browser or account, so the page itself needs
 * no server: once its script is here, people go on without a connection.
 */
export function flowPage(flow: Flow, mount: FlowMount, Below?: ComponentType): ComponentType {
  return function Page() {
    const { pathname } = useRouter();
    const screen = mount.screenAt(flow, pathname);
    if (!screen) throw new Error(`${flow.id} has no screen at ${pathname}`);
    return <FlowScreen key={pathname} flow={flow} mount={mount} screen={screen} Below={Below} />;
  };
}
