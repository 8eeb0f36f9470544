import Head from 'next/head';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Absolute address under which search engines should know the page. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Absolute address of the picture shown where the page is shared. */
  readonly image?: string;
  /** The picture is made for sharing: 1200 by 630, shown large. */
  readonly largeImage?: boolean;
  /** Of the Open Graph protocol; a page of the site unless it is a post. */
  readonly type?: 'website' | 'article';
  /** Absolute address of the feed that lists pages such as this one. */
  readonly feed?: string;
}

/** Title and what machines read about a page. */
export function PageHead({ title, description, canonical, noindex, image, largeImage, type, feed }: PageHeadProps) {
  const full = title === 'Belong' ? title : `${title} · Belong`;
  return (
    <Head>
      <title>{full}</title>
      <meta property="og:title" content={title} key="og:title" />
      <meta property="og:type" content={type ?? 'website'} key="og:type" />
      {description && <meta name="description" content={description} key="description" />}
      {description && <meta property="og:description" content={description} key="og:description" />}
      {canonical && <link rel="canonical" href={canonical} key="canonical" />}
      {canonical && <meta property="og:url" content={canonical} key="og:url" />}
      {image && <meta property="og:image" content={image} key="og:image" />}
      {image && largeImage && (
        <>
          <meta property="og:image:width" content="1200" key="og:image:width" />
          <meta property="og:image:height" content="630" key="og:image:height" />
          <meta property="og:image:alt" content={title} key="og:image:alt" />
        </>
      )}
      {image && <meta name="twitter:card" content="summary_large_image" key="twitter:card" />}
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} key="feed" />}
      {noindex && <meta name="robots" content="noindex" key="robots" />}
    </Head>
  );
}
