import { parseAgreementRoute } from '@/lib/account/agreementRoutes';
import { AgreementFlow } from './AgreementFlow';
import { AgreementList } from './AgreementList';
import { StartAgreement } from './StartAgreement';

/** The management agreement of a home: answered by its owner, then signed by everyone on the title. */
export function AgreementScreen({ at }: { readonly at?: string }) {
  const place = parseAgreementRoute(at);
  if (place && 'agreementId' in place)
    return <AgreementFlow key={place.agreementId} agreementId={place.agreementId} step={place.step} />;
  if (place && 'homeId' in place) return <StartAgreement homeId={place.homeId} />;
  return <AgreementList />;
}
