import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import type { PageChrome } from '@/components/layout/page/publicPages';
import type { Flow } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { FlowScreen } from './FlowScreen';
import { AddressField } from './fields/AddressField';
import type { FieldComponents } from './fields/FlowField';

/**
 * A page that is a screen of a flow, with what stands above and below its questions. Its answers come from the run in
 * this browser or account, so the page itself needs no server: once its script is here, people go on without a connection.
 */
export function flowPage(
  flow: Flow,
  mount: FlowMount,
  fields: FieldComponents,
  Above?: ComponentType,
  Below?: ComponentType,
): ComponentType & { chrome: PageChrome } {
  function Page() {
    const { pathname } = useRouter();
    const screen = mount.screenAt(flow, pathname);
    if (!screen) throw new Error(`${flow.id} has no screen at ${pathname}`);
    const around = { Above, Below };
    return <FlowScreen key={pathname} flow={flow} mount={mount} screen={screen} fields={fields} {...around} />;
  }
  return Object.assign(Page, { chrome: { slim: true } });
}

/** One where people arrive and which asks for an address alone: the controls of the screens to come wait. */
export function addressPage(flow: Flow, mount: FlowMount, Below?: ComponentType) {
  return flowPage(flow, mount, { address: AddressField }, undefined, Below);
}
