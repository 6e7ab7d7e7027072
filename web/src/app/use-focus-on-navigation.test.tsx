import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';

function Layout() {
  useFocusOnNavigation();
  return (
    <>
      <Link to="/late">To the late one</Link>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Late() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), 50);
    return () => window.clearTimeout(timer);
  }, []);
  return shown ? <h1>Late</h1> : <p>...</p>;
}

const open = () => {
  const children = [
    { path: '/', element: <h1>First</h1> },
    { path: '/second', element: <h1>Second</h1> },
    { path: '/late', element: <Late /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  return router;
};

describe('focus on navigation', () => {
  it('does nothing on the first page, then moves to the main heading', async () => {
    const router = open();
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate('/second'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
  });

  it('waits for a late heading', async () => {
    const router = open();
    await act(() => router.navigate('/late'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Late'));
  });

  it('also if the clicked link is still there and has the focus', async () => {
    open();
    await userEvent.click(screen.getByRole('link'));
    expect(document.activeElement).toBe(screen.getByRole('link'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Late'));
  });
});
