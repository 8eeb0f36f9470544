// What the owner of a home reads about its listing.
import * as z from 'zod';
import { cta, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const ListingNews = z.object({ firstName: z.string(), home: z.string(), link: z.url() });
const ListingReturned = ListingNews.extend({ reason: z.string() });

const RentLowered = ListingNews.extend({ before: z.string(), after: z.string(), floor: z.string(), days: z.int() });

export const listingTemplates = {
  listingPublished: template(ListingNews, ({ firstName, home, link }) => ({
    subject: `${home} is live`,
    body: `${greeting(firstName)}\n\nYour listing is live. Visitors can find it in search and on the map, and book tours.\n\n${cta('See the listing', link)}\n\nYou can change the rent, photos, or description in your account at any time, or pause the listing.\n\nWarmly,\nBelong`,
  })),
  listingAnnounced: template(ListingNews, ({ firstName, home, link }) => ({
    subject: `${home} is announced`,
    body: `${greeting(firstName)}\n\nVisitors can find your home and save it. Tours start on the day it’s available.\n\n${cta('See the listing', link)}\n\nWarmly,\nBelong`,
  })),
  rentLowered: template(RentLowered, ({ firstName, home, before, after, floor, days, link }) => ({
    subject: `Rent for ${home} is now ${after}`,
    body: `${greeting(firstName)}\n\nNo one has rented your home yet, so your price rule lowered the rent from ${before} to ${after} a month.\n\nThe rule looks again in ${days} days and never goes below ${floor}. You can change or stop it at any time.\n\n${cta('See how your listing does', link)}\n\nWarmly,\nBelong`,
  })),
  listingReturned: template(ListingReturned, ({ firstName, home, link, reason }) => ({
    subject: `One change before ${home} goes live`,
    body: `${greeting(firstName)}\n\nWe read your listing and ask for a change before it goes live:\n\n${reason}\n\n${cta('Edit the listing', link)}\n\nApprove it again when you’re done. If you have a question, reply to this email.\n\nWarmly,\nBelong`,
  })),
  listingWithdrawn: template(ListingReturned, ({ firstName, home, link, reason }) => ({
    subject: `We took ${home} off the market`,
    body: `${greeting(firstName)}\n\nVisitors can’t find, tour, or apply for your home at the moment.\n\n${reason}\n\n${cta('See the listing', link)}\n\nIf you have a question, reply to this email.\n\nBelong`,
  })),
};
