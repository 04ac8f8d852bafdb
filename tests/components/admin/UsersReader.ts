import {screen, waitFor, within} from '@testing-library/react';
import {expect} from 'vitest';
import type {Account} from '../beSignedIn';
import {AdminReader} from './AdminReader';

interface Named {
  readonly email: string;
  readonly name: string;
}

/** The verbs of an administrator among the accounts. */
export class UsersReader extends AdminReader {
  /** Opens the page of the accounts. */
  async open(...options: Parameters<AdminReader['load']>): Promise<void> {
    await this.load(...options);
    await screen.findByRole('search');
  }

  /** The rows of the list of accounts. */
  rows(): HTMLElement[] {
    const heads = document.querySelectorAll('[aria-label="Accounts"] th[scope=row]');
    return [...heads].flatMap((head) => head.closest('tr') ?? []);
  }

  async rowsAre(count: number, text = ''): Promise<void> {
    await waitFor(() =>
      expect(this.rows().filter(({textContent}) => textContent?.includes(text))).toHaveLength(count),
    );
  }

  /** Searches for accounts whose address begins so. */
  async searchAddress(text: string): Promise<void> {
    await this.fill('Email address begins with', text);
    await this.user.keyboard('{Enter}');
    await waitFor(() => expect(this.history.location.search).toMatch(/[?&]text=/));
    expect(document.activeElement).toBe(screen.getByLabelText('Email address begins with'));
  }

  /** Opens the list with one account alone, and follows the link to it. */
  async openPerson(at: string, {email, name}: Named, admin?: Account): Promise<HTMLElement> {
    await this.open(at, `/admin/Users?text=${encodeURIComponent(email)}`, admin);
    return this.follow({email, name});
  }

  /** Searches for an account by its address, and opens it. */
  async find({email, name}: Named): Promise<HTMLElement> {
    await this.searchAddress(email);
    return this.follow({email, name});
  }

  /** Follows the link to the one account that is listed. */
  async follow({email, name}: Named): Promise<HTMLElement> {
    await this.rowsAre(1, email);
    await this.rowsAre(1);
    await this.user.click(screen.getByText(name, {selector: 'a'}));
    return this.person(name);
  }

  /** The view of one person, once it says who they are. */
  async person(name: string): Promise<HTMLElement> {
    const heading = await screen.findByText(name, {selector: 'h2'});
    const view = heading.closest('section');
    if (!view) throw new Error('The person has no view.');
    await within(view).findByText('Groups');
    return view;
  }
}
