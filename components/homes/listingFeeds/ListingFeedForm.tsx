import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { LISTING_FEED_FORMATS, type ListingFeedFormat, listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatLabels } from './listingFeed.labels';

const ALL_REGIONS = 'all';
const formats = LISTING_FEED_FORMATS.map((value) => ({ value, label: formatLabels[value] }));

/** Makes a feed for one more portal. */
export function ListingFeedForm() {
  const served = (useApi(regions.listRegions).data ?? []).filter(({ id, status }) => id > 0 && status === 'Active');
  const [portal, setPortal] = useState('');
  const [region, setRegion] = useState(ALL_REGIONS);
  const [format, setFormat] = useState<ListingFeedFormat>('hotpads');
  const [created, setCreated] = useState('');
  const create = useApiMutation(listingFeeds.createListingFeed, { touches: [listingFeeds] });
  const fields = create.error?.fields;
  const send = () =>
    create.mutate(
      { body: { portal: portal.trim(), regionId: region === ALL_REGIONS ? null : Number(region), format } },
      {
        onSuccess: () => {
          setCreated(portal.trim());
          setPortal('');
        },
      },
    );
  return (
    <Card as="section" aria-labelledby="new-feed">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setCreated('');
          send();
        }}
      >
        <Heading id="new-feed" $size="small">
          Create a feed
        </Heading>
        <TextField label="Portal" autoComplete="off" error={fields?.portal} value={portal} onChange={setPortal} />
        <SelectField
          label="Homes"
          error={fields?.regionId}
          options={[
            { value: ALL_REGIONS, label: 'All regions' },
            ...served.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={region}
          onChange={setRegion}
        />
        <SelectField label="Format" options={formats} value={format} onChange={setFormat} />
        {create.error && !fields && (
          <Notice live tone="danger" title="Not created">
            {create.error.message}
          </Notice>
        )}
        <div aria-live="polite">
          {created && <Notice tone="success">The feed for {created} is ready. Give its address to the portal.</Notice>}
        </div>
        <Row>
          <Button type="submit" loading={create.isPending}>
            Create feed
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
