import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Content for Author documents
 */
interface AuthorDocumentData {
	/**
	 * Name field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * What they do at Belong field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * About field in *Author*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.about
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	about: prismic.RichTextField;/**
	 * Description for search engines, 50 to 160 characters field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.description
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
}

/**
 * Author document from Prismic
 *
 * - **API ID**: `author`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AuthorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<AuthorDocumentData>, "author", Lang>;

type BlogPostDocumentDataSlicesSlice = RichTextSlice | NumbersSlice | StepsSlice | FeaturesSlice | QuestionsSlice | LetterSlice | PictureSlice | CallToActionSlice | TableSlice | NoticeSlice | LinkListSlice | AudiencesSlice | WorkedExampleSlice | FurtherReadingSlice

/**
 * Content for Blog post documents
 */
interface BlogPostDocumentData {
	/**
	 * Title field in *Blog post*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Summary, one or two sentences field in *Blog post*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Category field in *Blog post*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: Company news
	 * - **API ID Path**: blog_post.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Company news" | "Property management" | "Finance and investments" | "Real estate investing" | "Real estate" | "How-to", "filled">;
	
	/**
	 * Author field in *Blog post*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"id":"author","fields":["name","role"]}]>;
	
	/**
	 * Published on field in *Blog post*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.published_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Last changed on field in *Blog post*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.updated_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	updated_on: prismic.DateField;
	
	/**
	 * Picture field in *Blog post*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Blog post*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<BlogPostDocumentDataSlicesSlice>;/**
	 * Description for search engines, 50 to 160 characters field in *Blog post*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.description
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Picture where the page is shared field in *Blog post*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: blog_post.share_image
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
	
	/**
	 * Keep out of search engines field in *Blog post*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: blog_post.noindex
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Blog post document from Prismic
 *
 * - **API ID**: `blog_post`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type BlogPostDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<BlogPostDocumentData>, "blog_post", Lang>;

type LandingPageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | NumbersSlice | StepsSlice | FeaturesSlice | QuestionsSlice | LetterSlice | PictureSlice | CallToActionSlice | TableSlice | NoticeSlice | LinkListSlice | AudiencesSlice | WorkedExampleSlice | ContentsSlice | FurtherReadingSlice

/**
 * Content for Landing page documents
 */
interface LandingPageDocumentData {
	/**
	 * Title field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Landing page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<LandingPageDocumentDataSlicesSlice>;/**
	 * Description for search engines, 50 to 160 characters field in *Landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.description
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Picture where the page is shared field in *Landing page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: landing_page.share_image
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
	
	/**
	 * Keep out of search engines field in *Landing page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: landing_page.noindex
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Landing page document from Prismic
 *
 * - **API ID**: `landing_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LandingPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<LandingPageDocumentData>, "landing_page", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | NumbersSlice | StepsSlice | FeaturesSlice | QuestionsSlice | LetterSlice | PictureSlice | CallToActionSlice | TableSlice | NoticeSlice | LinkListSlice | AudiencesSlice | WorkedExampleSlice | ContentsSlice | FurtherReadingSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Last changed on field in *Page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.updated_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	updated_on: prismic.DateField;
	
	/**
	 * Version, for terms and policies field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.version
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	version: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Description for search engines, 50 to 160 characters field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.description
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Picture where the page is shared field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.share_image
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
	
	/**
	 * Keep out of search engines field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.noindex
	 * - **Tab**: Search and sharing
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Redirect documents
 */
interface RedirectDocumentData {
	/**
	 * Old address, such as /old-page field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * New address field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to: prismic.KeyTextField;
	
	/**
	 * For good field in *Redirect*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: redirect.permanent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	permanent: prismic.BooleanField;
}

/**
 * Redirect document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Name of the site field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.site_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	site_name: prismic.KeyTextField;
	
	/**
	 * What we are, in a sentence field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.site_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	site_description: prismic.KeyTextField;
	
	/**
	 * Title of the blog field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.blog_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	blog_title: prismic.KeyTextField;
	
	/**
	 * Lead of the blog field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.blog_lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	blog_lead: prismic.KeyTextField;
	
	/**
	 * Description of the blog for search engines field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.blog_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	blog_description: prismic.KeyTextField;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

/**
 * Item in *Symptom → Checks, two to five*
 */
export interface SymptomDocumentDataChecksItem {
	/**
	 * What to try or look at field in *Symptom → Checks, two to five*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.checks[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Drawing field in *Symptom → Checks, two to five*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.checks[].drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"breaker" | "outlet" | "valve" | "filter" | "thermostat" | "drain" | "plug" | "switch" | "battery" | "bulb" | "lock" | "camera">;
	
	/**
	 * Picture in place of the drawing field in *Symptom → Checks, two to five*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.checks[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * The same in Spanish field in *Symptom → Checks, two to five*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.checks[].text_es
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text_es: prismic.KeyTextField;
}

/**
 * Content for Symptom documents
 */
interface SymptomDocumentData {
	/**
	 * What is wrong, in the words of a resident field in *Symptom*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Where it is field in *Symptom*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: plumbing
	 * - **API ID Path**: symptom.area
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	area: prismic.SelectField<"plumbing" | "hot_water" | "heating" | "cooling" | "electrical" | "kitchen" | "laundry" | "doors_and_locks" | "walls_and_floors" | "roof_and_gutters" | "pests" | "yard_and_outside" | "safety_devices", "filled">;
	
	/**
	 * Safety line, shown with each check field in *Symptom*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.safety
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	safety: prismic.KeyTextField;
	
	/**
	 * Checks, two to five field in *Symptom*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.checks[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	checks: prismic.GroupField<Simplify<SymptomDocumentDataChecksItem>>;
	
	/**
	 * Don’t show it field in *Symptom*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: symptom.hidden
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	hidden: prismic.BooleanField;/**
	 * How urgent it is field in *Symptom*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: standard
	 * - **API ID Path**: symptom.tier
	 * - **Tab**: Urgency
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tier: prismic.SelectField<"life_safety" | "urgent" | "standard" | "planned", "filled">;
	
	/**
	 * What the law calls it field in *Symptom*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: other
	 * - **API ID Path**: symptom.kind
	 * - **Tab**: Urgency
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"hazard" | "heat" | "water" | "hot_water" | "electricity" | "plumbing" | "kitchen_appliance" | "cooling" | "security" | "other", "filled">;/**
	 * What is wrong, in Spanish field in *Symptom*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.label_es
	 * - **Tab**: Spanish
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label_es: prismic.KeyTextField;
	
	/**
	 * Safety line in Spanish field in *Symptom*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: symptom.safety_es
	 * - **Tab**: Spanish
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	safety_es: prismic.KeyTextField;
}

/**
 * Symptom document from Prismic
 *
 * - **API ID**: `symptom`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SymptomDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<SymptomDocumentData>, "symptom", Lang>;

export type AllDocumentTypes = AuthorDocument | BlogPostDocument | LandingPageDocument | PageDocument | RedirectDocument | SettingsDocument | SymptomDocument;

/**
 * Item in *Audiences → Default → Primary → Doors*
 */
export interface AudiencesSliceDefaultPrimaryDoorsItem {
	/**
	 * For whom field in *Audiences → Default → Primary → Doors*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.doors[].eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Audiences → Default → Primary → Doors*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.doors[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Text field in *Audiences → Default → Primary → Doors*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.doors[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Link field in *Audiences → Default → Primary → Doors*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.doors[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Audiences → Default → Primary*
 */
export interface AudiencesSliceDefaultPrimary {
	/**
	 * Heading field in *Audiences → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Doors field in *Audiences → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: audiences.default.primary.doors[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	doors: prismic.GroupField<Simplify<AudiencesSliceDefaultPrimaryDoorsItem>>;
}

/**
 * Default variation for Audiences Slice
 *
 * - **API ID**: `default`
 * - **Description**: Two or three doors, one for each kind of reader
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AudiencesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AudiencesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Audiences*
 */
type AudiencesSliceVariation = AudiencesSliceDefault

/**
 * Audiences Shared Slice
 *
 * - **API ID**: `audiences`
 * - **Description**: Two or three doors, one for each kind of reader
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AudiencesSlice = prismic.SharedSlice<"audiences", AudiencesSliceVariation>;

/**
 * Primary content in *CallToAction → Default → Primary*
 */
export interface CallToActionSliceDefaultPrimary {
	/**
	 * Heading field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Text field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	body: prismic.KeyTextField;
	
	/**
	 * First link field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second link field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.second_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	second_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Tone field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: wash
	 * - **API ID Path**: call_to_action.default.primary.tone
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tone: prismic.SelectField<"wash" | "deep", "filled">;
}

/**
 * Default variation for CallToAction Slice
 *
 * - **API ID**: `default`
 * - **Description**: What to do next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CallToActionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CallToAction*
 */
type CallToActionSliceVariation = CallToActionSliceDefault

/**
 * CallToAction Shared Slice
 *
 * - **API ID**: `call_to_action`
 * - **Description**: What to do next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSlice = prismic.SharedSlice<"call_to_action", CallToActionSliceVariation>;

/**
 * Primary content in *Contents → Default → Primary*
 */
export interface ContentsSliceDefaultPrimary {
	/**
	 * Heading field in *Contents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contents.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
}

/**
 * Default variation for Contents Slice
 *
 * - **API ID**: `default`
 * - **Description**: The headings of the page as links; needs no other field
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContentsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContentsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Contents*
 */
type ContentsSliceVariation = ContentsSliceDefault

/**
 * Contents Shared Slice
 *
 * - **API ID**: `contents`
 * - **Description**: The headings of the page as links; needs no other field
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContentsSlice = prismic.SharedSlice<"contents", ContentsSliceVariation>;

/**
 * Item in *Features → Default → Primary → Cards*
 */
export interface FeaturesSliceDefaultPrimaryFeaturesItem {
	/**
	 * Icon field in *Features → Default → Primary → Cards*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: house
	 * - **API ID Path**: features.default.primary.features[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"house" | "key" | "dollar" | "wrench" | "document" | "camera" | "calendar" | "clock" | "chat" | "heart" | "leaf" | "bolt" | "person" | "map" | "star" | "phone", "filled">;
	
	/**
	 * Title field in *Features → Default → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.features[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Features → Default → Primary → Cards*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.features[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Link field in *Features → Default → Primary → Cards*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.features[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Features → Default → Primary*
 */
export interface FeaturesSliceDefaultPrimary {
	/**
	 * Heading field in *Features → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Features → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Cards field in *Features → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: features.default.primary.features[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	features: prismic.GroupField<Simplify<FeaturesSliceDefaultPrimaryFeaturesItem>>;
}

/**
 * Default variation for Features Slice
 *
 * - **API ID**: `default`
 * - **Description**: Cards, each with an icon
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeaturesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FeaturesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Features*
 */
type FeaturesSliceVariation = FeaturesSliceDefault

/**
 * Features Shared Slice
 *
 * - **API ID**: `features`
 * - **Description**: Cards, each with an icon
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeaturesSlice = prismic.SharedSlice<"features", FeaturesSliceVariation>;

/**
 * Item in *FurtherReading → Default → Primary → Posts*
 */
export interface FurtherReadingSliceDefaultPrimaryPostsItem {
	/**
	 * Post field in *FurtherReading → Default → Primary → Posts*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: further_reading.default.primary.posts[].post
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	post: ContentRelationshipFieldWithData<[{"id":"blog_post","fields":["title","summary","category"]}]>;
}

/**
 * Primary content in *FurtherReading → Default → Primary*
 */
export interface FurtherReadingSliceDefaultPrimary {
	/**
	 * Heading field in *FurtherReading → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: further_reading.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Posts field in *FurtherReading → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: further_reading.default.primary.posts[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	posts: prismic.GroupField<Simplify<FurtherReadingSliceDefaultPrimaryPostsItem>>;
}

/**
 * Default variation for FurtherReading Slice
 *
 * - **API ID**: `default`
 * - **Description**: Posts of the blog to read next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FurtherReadingSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FurtherReadingSliceDefaultPrimary>, never>;

/**
 * Slice variation for *FurtherReading*
 */
type FurtherReadingSliceVariation = FurtherReadingSliceDefault

/**
 * FurtherReading Shared Slice
 *
 * - **API ID**: `further_reading`
 * - **Description**: Posts of the blog to read next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FurtherReadingSlice = prismic.SharedSlice<"further_reading", FurtherReadingSliceVariation>;

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Eyebrow field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading (the h1 of the page) field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * First link field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second link field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.second_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	second_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: The top of a page: its one h1, a sentence or two, and what to do next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → With picture → Primary*
 */
export interface HeroSliceWithPicturePrimary {
	/**
	 * Eyebrow field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading (the h1 of the page) field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * First link field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second link field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.second_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	second_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture field in *Hero → With picture → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.withPicture.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * With picture variation for Hero Slice
 *
 * - **API ID**: `withPicture`
 * - **Description**: The top of a page: its one h1, a sentence or two, and what to do next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceWithPicture = prismic.SharedSliceVariation<"withPicture", Simplify<HeroSliceWithPicturePrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceWithPicture

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: The top of a page: its one h1, a sentence or two, and what to do next
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *Letter → Default → Primary*
 */
export interface LetterSliceDefaultPrimary {
	/**
	 * Heading field in *Letter → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: letter.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Letter field in *Letter → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: letter.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Signed by field in *Letter → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: letter.default.primary.signature
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	signature: prismic.KeyTextField;
}

/**
 * Default variation for Letter Slice
 *
 * - **API ID**: `default`
 * - **Description**: A few warm sentences, signed
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LetterSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LetterSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Letter*
 */
type LetterSliceVariation = LetterSliceDefault

/**
 * Letter Shared Slice
 *
 * - **API ID**: `letter`
 * - **Description**: A few warm sentences, signed
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LetterSlice = prismic.SharedSlice<"letter", LetterSliceVariation>;

/**
 * Item in *LinkList → Default → Primary → Links*
 */
export interface LinkListSliceDefaultPrimaryLinksItem {
	/**
	 * Link field in *LinkList → Default → Primary → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_list.default.primary.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Description field in *LinkList → Default → Primary → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_list.default.primary.links[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
}

/**
 * Primary content in *LinkList → Default → Primary*
 */
export interface LinkListSliceDefaultPrimary {
	/**
	 * Heading field in *LinkList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_list.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *LinkList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_list.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Links field in *LinkList → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_list.default.primary.links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<LinkListSliceDefaultPrimaryLinksItem>>;
}

/**
 * Default variation for LinkList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Links, each with a sentence
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LinkListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LinkList*
 */
type LinkListSliceVariation = LinkListSliceDefault

/**
 * LinkList Shared Slice
 *
 * - **API ID**: `link_list`
 * - **Description**: Links, each with a sentence
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkListSlice = prismic.SharedSlice<"link_list", LinkListSliceVariation>;

/**
 * Primary content in *Notice → Default → Primary*
 */
export interface NoticeSliceDefaultPrimary {
	/**
	 * Tone field in *Notice → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: info
	 * - **API ID Path**: notice.default.primary.tone
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tone: prismic.SelectField<"info" | "warning", "filled">;
	
	/**
	 * Title field in *Notice → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Notice → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: notice.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for Notice Slice
 *
 * - **API ID**: `default`
 * - **Description**: Something to know: a limit, a date, a rule of thumb
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NoticeSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Notice*
 */
type NoticeSliceVariation = NoticeSliceDefault

/**
 * Notice Shared Slice
 *
 * - **API ID**: `notice`
 * - **Description**: Something to know: a limit, a date, a rule of thumb
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSlice = prismic.SharedSlice<"notice", NoticeSliceVariation>;

/**
 * Item in *Numbers → Default → Primary → Figures*
 */
export interface NumbersSliceDefaultPrimaryFiguresItem {
	/**
	 * Value field in *Numbers → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.figures[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * What it is field in *Numbers → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.figures[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Source and date field in *Numbers → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.figures[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Primary content in *Numbers → Default → Primary*
 */
export interface NumbersSliceDefaultPrimary {
	/**
	 * Heading field in *Numbers → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Numbers → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Figures field in *Numbers → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: numbers.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<NumbersSliceDefaultPrimaryFiguresItem>>;
}

/**
 * Default variation for Numbers Slice
 *
 * - **API ID**: `default`
 * - **Description**: A few figures, each with where it comes from
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NumbersSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NumbersSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Numbers*
 */
type NumbersSliceVariation = NumbersSliceDefault

/**
 * Numbers Shared Slice
 *
 * - **API ID**: `numbers`
 * - **Description**: A few figures, each with where it comes from
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NumbersSlice = prismic.SharedSlice<"numbers", NumbersSliceVariation>;

/**
 * Primary content in *Picture → Default → Primary*
 */
export interface PictureSliceDefaultPrimary {
	/**
	 * Picture field in *Picture → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Picture → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Width field in *Picture → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: reading
	 * - **API ID Path**: picture.default.primary.width
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	width: prismic.SelectField<"reading" | "content", "filled">;
}

/**
 * Default variation for Picture Slice
 *
 * - **API ID**: `default`
 * - **Description**: One picture with its caption
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PictureSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Picture*
 */
type PictureSliceVariation = PictureSliceDefault

/**
 * Picture Shared Slice
 *
 * - **API ID**: `picture`
 * - **Description**: One picture with its caption
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureSlice = prismic.SharedSlice<"picture", PictureSliceVariation>;

/**
 * Item in *Questions → Default → Primary → Questions*
 */
export interface QuestionsSliceDefaultPrimaryQuestionsItem {
	/**
	 * Question field in *Questions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Anchor field in *Questions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[].anchor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor: prismic.KeyTextField;
	
	/**
	 * Answer field in *Questions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *Questions → Default → Primary*
 */
export interface QuestionsSliceDefaultPrimary {
	/**
	 * Heading field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Anchor of the group field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.anchor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor: prismic.KeyTextField;
	
	/**
	 * Who asks field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: everyone
	 * - **API ID Path**: questions.default.primary.audience
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	audience: prismic.SelectField<"everyone" | "homeowners" | "residents", "filled">;
	
	/**
	 * Questions field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<QuestionsSliceDefaultPrimaryQuestionsItem>>;
}

/**
 * Default variation for Questions Slice
 *
 * - **API ID**: `default`
 * - **Description**: A group of questions and answers that open
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuestionsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Questions*
 */
type QuestionsSliceVariation = QuestionsSliceDefault

/**
 * Questions Shared Slice
 *
 * - **API ID**: `questions`
 * - **Description**: A group of questions and answers that open
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionsSlice = prismic.SharedSlice<"questions", QuestionsSliceVariation>;

/**
 * Primary content in *RichText → Default → Primary*
 */
export interface RichTextSliceDefaultPrimary {
	/**
	 * Text field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.default.primary.content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
}

/**
 * Default variation for RichText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Running text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RichText*
 */
type RichTextSliceVariation = RichTextSliceDefault

/**
 * RichText Shared Slice
 *
 * - **API ID**: `rich_text`
 * - **Description**: Running text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSlice = prismic.SharedSlice<"rich_text", RichTextSliceVariation>;

/**
 * Item in *Steps → Default → Primary → Steps*
 */
export interface StepsSliceDefaultPrimaryStepsItem {
	/**
	 * Title field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * What happens field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * How long it takes field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].time
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time: prismic.KeyTextField;
}

/**
 * Primary content in *Steps → Default → Primary*
 */
export interface StepsSliceDefaultPrimary {
	/**
	 * Heading field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Steps field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	steps: prismic.GroupField<Simplify<StepsSliceDefaultPrimaryStepsItem>>;
}

/**
 * Default variation for Steps Slice
 *
 * - **API ID**: `default`
 * - **Description**: What happens, in order
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StepsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceDefault

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: What happens, in order
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

/**
 * Primary content in *Table → Default → Primary*
 */
export interface TableSliceDefaultPrimary {
	/**
	 * Heading field in *Table → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Table → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Caption field in *Table → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Table field in *Table → Default → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
}

/**
 * Default variation for Table Slice
 *
 * - **API ID**: `default`
 * - **Description**: A table with a caption
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Table*
 */
type TableSliceVariation = TableSliceDefault

/**
 * Table Shared Slice
 *
 * - **API ID**: `table`
 * - **Description**: A table with a caption
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSlice = prismic.SharedSlice<"table", TableSliceVariation>;

/**
 * Item in *WorkedExample → Default → Primary → Lines*
 */
export interface WorkedExampleSliceDefaultPrimaryLinesItem {
	/**
	 * What field in *WorkedExample → Default → Primary → Lines*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.lines[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Amount field in *WorkedExample → Default → Primary → Lines*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.lines[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount: prismic.KeyTextField;
	
	/**
	 * Kind field in *WorkedExample → Default → Primary → Lines*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: line
	 * - **API ID Path**: worked_example.default.primary.lines[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"line" | "subtotal" | "total", "filled">;
}

/**
 * Primary content in *WorkedExample → Default → Primary*
 */
export interface WorkedExampleSliceDefaultPrimary {
	/**
	 * Heading field in *WorkedExample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *WorkedExample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Lines field in *WorkedExample → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.lines[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	lines: prismic.GroupField<Simplify<WorkedExampleSliceDefaultPrimaryLinesItem>>;
	
	/**
	 * Note field in *WorkedExample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: worked_example.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	note: prismic.RichTextField;
}

/**
 * Default variation for WorkedExample Slice
 *
 * - **API ID**: `default`
 * - **Description**: A sum, line by line
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WorkedExampleSliceDefault = prismic.SharedSliceVariation<"default", Simplify<WorkedExampleSliceDefaultPrimary>, never>;

/**
 * Slice variation for *WorkedExample*
 */
type WorkedExampleSliceVariation = WorkedExampleSliceDefault

/**
 * WorkedExample Shared Slice
 *
 * - **API ID**: `worked_example`
 * - **Description**: A sum, line by line
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WorkedExampleSlice = prismic.SharedSlice<"worked_example", WorkedExampleSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			AuthorDocument,
			AuthorDocumentData,
			BlogPostDocument,
			BlogPostDocumentData,
			BlogPostDocumentDataSlicesSlice,
			LandingPageDocument,
			LandingPageDocumentData,
			LandingPageDocumentDataSlicesSlice,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			RedirectDocument,
			RedirectDocumentData,
			SettingsDocument,
			SettingsDocumentData,
			SymptomDocument,
			SymptomDocumentData,
			SymptomDocumentDataChecksItem,
			AllDocumentTypes,
			AudiencesSlice,
			AudiencesSliceDefaultPrimaryDoorsItem,
			AudiencesSliceDefaultPrimary,
			AudiencesSliceVariation,
			AudiencesSliceDefault,
			CallToActionSlice,
			CallToActionSliceDefaultPrimary,
			CallToActionSliceVariation,
			CallToActionSliceDefault,
			ContentsSlice,
			ContentsSliceDefaultPrimary,
			ContentsSliceVariation,
			ContentsSliceDefault,
			FeaturesSlice,
			FeaturesSliceDefaultPrimaryFeaturesItem,
			FeaturesSliceDefaultPrimary,
			FeaturesSliceVariation,
			FeaturesSliceDefault,
			FurtherReadingSlice,
			FurtherReadingSliceDefaultPrimaryPostsItem,
			FurtherReadingSliceDefaultPrimary,
			FurtherReadingSliceVariation,
			FurtherReadingSliceDefault,
			HeroSlice,
			HeroSliceDefaultPrimary,
			HeroSliceWithPicturePrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceWithPicture,
			LetterSlice,
			LetterSliceDefaultPrimary,
			LetterSliceVariation,
			LetterSliceDefault,
			LinkListSlice,
			LinkListSliceDefaultPrimaryLinksItem,
			LinkListSliceDefaultPrimary,
			LinkListSliceVariation,
			LinkListSliceDefault,
			NoticeSlice,
			NoticeSliceDefaultPrimary,
			NoticeSliceVariation,
			NoticeSliceDefault,
			NumbersSlice,
			NumbersSliceDefaultPrimaryFiguresItem,
			NumbersSliceDefaultPrimary,
			NumbersSliceVariation,
			NumbersSliceDefault,
			PictureSlice,
			PictureSliceDefaultPrimary,
			PictureSliceVariation,
			PictureSliceDefault,
			QuestionsSlice,
			QuestionsSliceDefaultPrimaryQuestionsItem,
			QuestionsSliceDefaultPrimary,
			QuestionsSliceVariation,
			QuestionsSliceDefault,
			RichTextSlice,
			RichTextSliceDefaultPrimary,
			RichTextSliceVariation,
			RichTextSliceDefault,
			StepsSlice,
			StepsSliceDefaultPrimaryStepsItem,
			StepsSliceDefaultPrimary,
			StepsSliceVariation,
			StepsSliceDefault,
			TableSlice,
			TableSliceDefaultPrimary,
			TableSliceVariation,
			TableSliceDefault,
			WorkedExampleSlice,
			WorkedExampleSliceDefaultPrimaryLinesItem,
			WorkedExampleSliceDefaultPrimary,
			WorkedExampleSliceVariation,
			WorkedExampleSliceDefault
		}
	}
}